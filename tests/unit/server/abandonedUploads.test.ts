import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAbandonedUploads } from '@turntable/declare/server/files/receivedFile.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const HOUR = 3_600_000;

describe('files that a dead process has left in the folder of uploads', () => {
  let folder: string;
  const uploads = () => join(folder, 'uploads');
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'turntable-uploads-'));
    await mkdir(uploads());
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are deleted once no upload can take that long', async () => {
    for (const [name, age] of [
      ['old', 1.1 * HOUR],
      ['young', 0.9 * HOUR],
    ] as const) {
      await writeFile(join(uploads(), name), name);
      const then = new Date(Date.now() - age);
      await utimes(join(uploads(), name), then, then);
    }
    await removeAbandonedUploads(folder);
    expect(await readdir(uploads())).toEqual(['young']);
  });

  it('are deleted even if another one has vanished since they were listed', async () => {
    await symlink('nowhere', join(uploads(), 'a-vanished')); // it is listed, and not there
    await writeFile(join(uploads(), 'b-old'), '');
    await removeAbandonedUploads(folder, Date.now() + 2 * HOUR);
    expect(await readdir(uploads())).not.toContain('b-old');
  });
});
