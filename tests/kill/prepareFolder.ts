import type { TestProject } from 'vitest/node';
import { makeSamples } from '../samples.ts';

/** Runs before all files. */
export default async function prepareFolder(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await makeSamples();
  project.provide('sampleFolder', folder);
  return remove;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as left by a first start with the sample data, with nothing queued. */
    sampleFolder: string;
  }
}
