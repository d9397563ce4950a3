// Fetches a published cut-out model: npm run model -- <name>. Goes on where an earlier attempt stopped, and keeps nothing whose checksum is wrong.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { modelUrl, publishedModels } from './publishedModels.mjs';

const [name, folder = 'models'] = process.argv.slice(2);
const model = publishedModels[name];
if (!model) {
  console.error('usage: npm run model -- <name> [folder]\n');
  for (const [known, { about, licence }] of Object.entries(publishedModels)) console.error(`  ${known.padEnd(24)} ${about} (${licence})`);
  process.exit(2);
}

const target = resolve(folder, model.file);
const part = `${target}.part`;
await mkdir(resolve(folder), { recursive: true });
if ((await sizeOf(target)) > 0 && (await md5Of(target)) === model.md5) {
  finish();
} else {
  await download().catch(fail);
  if ((await md5Of(part)) !== model.md5) {
    await rm(part);
    fail(new Error('the checksum is wrong; the file was thrown away'));
  }
  await rename(part, target);
  finish();
}

async function download() {
  const done = await sizeOf(part);
  const answer = await fetch(modelUrl(model.file), { headers: done > 0 ? { range: `bytes=${done}-` } : {} });
  // 416: the part is already the whole file.
  if (answer.status === 416) return;
  if (!answer.ok || !answer.body) throw new Error(`${answer.url} answered ${answer.status}`);
  const resumed = answer.status === 206;
  const total = Number(answer.headers.get('content-length') ?? 0) + (resumed ? done : 0);
  await pipeline(
    Readable.fromWeb(answer.body),
    progress(resumed ? done : 0, total),
    createWriteStream(part, { flags: resumed ? 'a' : 'w' }),
  );
}

/** Passes bytes through and says how far it is: on a terminal in place, else each tenth on a line. */
function progress(start, total) {
  let bytes = start;
  let said = -1;
  return new Transform({
    transform(chunk, _encoding, next) {
      bytes += chunk.length;
      const percent = total > 0 ? Math.floor((bytes / total) * 100) : 0;
      if (percent !== said && (process.stdout.isTTY || percent % 10 === 0)) {
        said = percent;
        process.stdout.write(
          `${process.stdout.isTTY ? '\r' : ''}${model.file}: ${percent} % of ${(total / 1e6).toFixed(1)} MB${process.stdout.isTTY ? '' : '\n'}`,
        );
      }
      next(null, chunk);
    },
    flush(next) {
      if (process.stdout.isTTY) process.stdout.write('\n');
      next();
    },
  });
}

async function sizeOf(path) {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error.code === 'ENOENT') return 0;
    throw error;
  }
}

async function md5Of(path) {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function finish() {
  console.log(`${name} is at ${target}`);
  console.log(`Set CUTOUT_MODEL=${join(folder, model.file)} and start again.`);
}

function fail(error) {
  console.error(`${name} could not be fetched: ${error.cause?.message ?? error.message}. Run the same command again to go on.`);
  process.exit(1);
}
