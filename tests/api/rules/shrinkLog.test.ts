import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openEmbedded } from '../../../server/db/embedded.ts';
import { shrinkLog } from '../../../server/db/shrinkLog.ts';

test('the log of the embedded database is shrunk by a checkpoint once it has grown, and only then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-log-'));
  await cp(inject('preparedData').empty, folder, { recursive: true });
  const db = await openEmbedded(join(folder, 'database'));
  const write = () =>
    db.systemQuery("select pg_logical_emit_message(true, 'x', repeat('x', 100000))");
  const lastCheckpoint = async () =>
    (await db.systemQuery('select redo_lsn::text from pg_control_checkpoint()')).rows[0]?.redo_lsn;
  try {
    const before = await lastCheckpoint();
    await write();
    await shrinkLog(db, 1_000_000);
    expect(await lastCheckpoint()).toBe(before);
    for (let times = 0; times < 12; times += 1) await write();
    await shrinkLog(db, 1_000_000);
    expect(await lastCheckpoint()).not.toBe(before);
    expect((await readdir(join(folder, 'database', 'pg_wal'))).length).toBeLessThan(8);
  } finally {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  }
});
