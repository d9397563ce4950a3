/**
 * What one 12-megapixel photo costs, step by step, against decode, resize and encode with sharp alone in the same run, and a set of them.
 * Usage: npm run bench:photo [-- ROUNDS]; a model is read from CUTOUT_MODEL.
 */
import { draftEngine } from '../../../server/imaging/cutout/draftEngine.ts';
import { openOnnxEngine } from '../../../server/imaging/cutout/onnxEngine.ts';
import { printSpeed } from './printSpeed.ts';
import { measureSpeed } from './speed.ts';

const rounds = Number(process.argv[2] ?? 5);
const model = process.env.CUTOUT_MODEL;
const engine = model ? await openOnnxEngine(model, { threads: 1 }) : draftEngine;
console.log(`engine: ${engine.name}, ${rounds} rounds`);
printSpeed(await measureSpeed(engine, model, rounds));
