// npm run build: builds dist/ unless it is up to date.
import { buildWebWhenStale } from './lib/webBuild.ts';

console.log((await buildWebWhenStale()) ? 'dist/ is built.' : 'dist/ was up to date.');
