// npm run brand: draws the mark, the icons and the illustrations, and writes the web manifest, in the colours of brand.ts.
import { writeFileSync } from 'node:fs';
import { PROJECT } from './lib/run.ts';
import { brandDrawings, brandIcons } from './samples/brand/drawings.ts';

const drawings = Object.entries({ ...brandDrawings(), ...(await brandIcons()) });
for (const [path, drawing] of drawings) writeFileSync(PROJECT + path, drawing);
console.log(`Drawn: ${drawings.map(([path]) => path).join(', ')}`);
