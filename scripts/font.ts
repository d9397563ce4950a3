// npm run font: makes the files of the interface's font, with the characters and weights that brand.ts names.
import { writeFileSync } from 'node:fs';
import { fontFiles } from './lib/fontFiles.ts';
import { PROJECT } from './lib/run.ts';

for (const [path, font] of Object.entries(await fontFiles())) {
  writeFileSync(PROJECT + path, font);
  console.log(`${path}: ${Math.round(font.length / 1000)} kB`);
}
