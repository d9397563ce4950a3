/**
 * Measures what a 12-megapixel photo costs, step by step, compared with decode, resize and encode with sharp alone in the same run; the same
 * for a set of them; and the memory of the whole product.
 * Usage: npm run bench:photo [-- ROUNDS]; a model is read from CUTOUT_MODEL.
 */
import { draftEngine } from '../../../server/imaging/cutout/draftEngine.ts';
import { openOnnxEngine } from '../../../server/imaging/cutout/onnxEngine.ts';
import { printSpeed } from './printSpeed.ts';
import { measureProductMemory } from './productMemory.ts';
import { measureSpeed } from './speed.ts';

const rounds = Number(process.argv[2] ?? 5);
const model = process.env.CUTOUT_MODEL;
const engine = model ? await openOnnxEngine(model, { threads: 1 }) : draftEngine;
console.log(`engine: ${engine.name}, ${rounds} rounds`);
printSpeed(await measureSpeed(engine, model, rounds));
const { starting, started, read, working, rested, photos } = await measureProductMemory();
console.log(
  `product with the embedded database: ${starting.toFixed(0)} MB at most while it starts, ${started.toFixed(0)} MB then, ${read.toFixed(0)} MB after reading lists, at most ${working.toFixed(0)} MB with ${photos} photos, ${rested.toFixed(0)} MB a minute later; goals: ≤ 750 MB idle, ≤ 1000 MB at work`,
);
