// npm run brand: draws the mark, the browser's icon and the illustrations in the colours of brand.ts.
import { writeFileSync } from 'node:fs';
import { PROJECT } from './lib/run.ts';
import { brandDrawings } from './samples/brand/drawings.ts';

const drawings = Object.entries(brandDrawings());
for (const [path, drawing] of drawings) writeFileSync(PROJECT + path, drawing);
console.log(`Drawn: ${drawings.map(([path]) => path).join(', ')}`);
