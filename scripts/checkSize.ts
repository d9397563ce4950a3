// Keeps the low-code layer thin: what it derives must cost less than writing it by hand (docs/extending.md).
import { globSync, readFileSync } from 'node:fs';
import { PROJECT } from './lib/run.ts';

const LAYER = { files: 'src/framework/**/*.{ts,tsx}', most: 4350 };
const DECLARATION = { files: 'src/resources/**/*.resource.ts', most: 90 };

const sizes = (pattern: string): number[] =>
  globSync(pattern, { cwd: PROJECT }).map(
    (file) => readFileSync(PROJECT + file, 'utf8').split('\n').length - 1,
  );
const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
const median = (numbers: number[]): number =>
  numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const layer = sum(sizes(LAYER.files));
const declaration = median(sizes(DECLARATION.files));
if (layer > LAYER.most)
  console.error(
    `src/framework has ${layer} lines, ${layer - LAYER.most} more than the ${LAYER.most} that keep it thin.`,
  );
if (declaration > DECLARATION.most)
  console.error(`The median declaration has ${declaration} lines, more than ${DECLARATION.most}.`);
process.exitCode = layer > LAYER.most || declaration > DECLARATION.most ? 1 : 0;
