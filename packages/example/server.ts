import { runApplication } from '@turntable/declare/server/standalone/run.ts';
import { shop } from './shop.ts';

await runApplication(shop);
