// npm run model -- <name> [folder]: downloads a published cut-out model. Run again, it continues an interrupted download.
import { resolve } from 'node:path';
import { downloadModel, reasonOf } from '../server/cutoutModels/download.ts';
import {
  megabytes,
  modelPath,
  type PublishedModel,
  publishedModels,
  RECOMMENDED,
} from '../server/cutoutModels/publishedModels.ts';
import { configOrExit } from '../server/runUntilSignal.ts';

const [name = '', folder] = process.argv.slice(2);
const model = publishedModels[name];
if (!model) {
  console.error('usage: npm run model -- <name> [folder]\n');
  for (const [known, { about, licence, bytes }] of Object.entries(publishedModels))
    console.error(`  ${known.padEnd(24)} ${megabytes(bytes)}, ${about} (${licence})`);
  process.exit(2);
}

const { dataDir, cutoutModel, cutoutModelSource } = configOrExit();
const target = folder ? resolve(folder, model.file) : modelPath(dataDir, model);
try {
  await downloadModel({
    ...model,
    url: new URL(model.file, cutoutModelSource),
    target,
    onProgress: progressOf(model),
  });
} catch (error) {
  console.error(
    `${name} could not be downloaded: ${reasonOf(error)}. Run the same command again to continue.`,
  );
  process.exit(1);
}
const isFoundAutomatically = cutoutModel === 'auto' && name === RECOMMENDED && !folder;
console.log(
  isFoundAutomatically
    ? `${name} is installed. The server uses it from its next start.`
    : `${name} is installed. Set CUTOUT_MODEL=${target} and restart the server.`,
);

/** Returns a progress callback: one updated line in a terminal, elsewhere a line for each tenth. */
function progressOf({ file, bytes: all }: PublishedModel): (bytes: number) => void {
  const { isTTY } = process.stdout;
  let said = -1;
  return (bytes) => {
    const step = Math.floor((bytes / all) * (isTTY ? 100 : 10));
    if (step === said) return;
    said = step;
    const share = `${Math.floor((bytes / all) * 100)} % of ${megabytes(all)}`;
    process.stdout.write(
      isTTY ? `\r${file}: ${share}${bytes === all ? '\n' : ''}` : `${file}: ${share}\n`,
    );
  };
}
