// Fetches a published cut-out model: npm run model -- <name> [folder]. Started again, it goes on where it stopped.
import { join, resolve } from 'node:path';
import { downloadModel } from './modelDownload.ts';
import { modelUrl, publishedModels } from './publishedModels.ts';

const [name = '', folder = 'models'] = process.argv.slice(2);
const model = publishedModels[name];
if (!model) {
  console.error('usage: npm run model -- <name> [folder]\n');
  for (const [known, { about, licence }] of Object.entries(publishedModels))
    console.error(`  ${known.padEnd(24)} ${about} (${licence})`);
  process.exit(2);
}

const path = join(folder, model.file);
try {
  await downloadModel({
    url: modelUrl(model.file),
    md5: model.md5,
    target: resolve(path),
    onProgress: progressOf(model.file),
  });
} catch (error) {
  console.error(
    `${name} could not be fetched: ${reasonOf(error)}. Run the same command again to go on.`,
  );
  process.exit(1);
}
console.log(`${name} is there. Set CUTOUT_MODEL=${path} and start again.`);

/** On a terminal the progress stays in its line, else each tenth gets a line of its own. */
function progressOf(file: string): (bytes: number, total: number) => void {
  const { isTTY } = process.stdout;
  let said = -1;
  return (bytes, total) => {
    const step =
      total > 0 ? Math.floor((bytes / total) * (isTTY ? 100 : 10)) : Math.floor(bytes / 10e6);
    if (step === said) return;
    said = step;
    const share =
      total > 0
        ? `${Math.floor((bytes / total) * 100)} % of ${(total / 1e6).toFixed(1)} MB`
        : `${(bytes / 1e6).toFixed(1)} MB`;
    process.stdout.write(
      isTTY ? `\r${file}: ${share}${bytes === total ? '\n' : ''}` : `${file}: ${share}\n`,
    );
  };
}

/** fetch says only "fetch failed"; what failed is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
