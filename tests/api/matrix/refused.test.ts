import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from '../setup/fingerprint.ts';
import { COMPANIES } from '../setup/testData.ts';
import { bisect } from './bisect.ts';
import { CALLERS, type Case, cases } from './cases.ts';
import { type MatrixServer, openMatrixServer } from './matrixServer.ts';
import { callOf, type Row } from './row.ts';
import { rows } from './rows.ts';

let matrix: MatrixServer;
beforeAll(async () => {
  matrix = await openMatrixServer();
});
afterAll(() => matrix.close());

/** Number of calls between two comparisons of all stored data. */
const BATCH = 64;
const refused = cases.filter(({ expected }) => expected !== 200);
const batches = Array.from({ length: Math.ceil(refused.length / BATCH) }, (_, i) =>
  refused.slice(i * BATCH, (i + 1) * BATCH),
);

describe('a refused call changes nothing and shows no other company’s data', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    for (const caller of CALLERS) await matrix.clientOf(caller);
    for (const row of Object.values<Row>(rows)) await row.prepares?.(matrix.testServer);
    for (const { received } of [matrix.sources.contacts, matrix.sources.parts]) received.length = 0;
    before = await fingerprint(matrix.testServer.db, matrix.testServer.filesFolder);
  });

  const send = async ({ id, row, caller, company }: Case) =>
    (await matrix.clientOf(caller)).call(
      callOf(id),
      await row.callInput(matrix.targetOf(company), matrix.testServer),
    );
  const isChangedBy = async (some: readonly Case[]): Promise<boolean> => {
    const untouched = JSON.stringify(
      await fingerprint(matrix.testServer.db, matrix.testServer.filesFolder),
    );
    for (const one of some) await send(one);
    return (
      JSON.stringify(await fingerprint(matrix.testServer.db, matrix.testServer.filesFolder)) !==
      untouched
    );
  };

  describe.each(
    batches.map((batch, i) => ({ batch, title: `batch ${i + 1} of ${batches.length}` })),
  )('$title', ({ batch }) => {
    test.each(batch)('$title', async (one) => {
      const answer = await send(one);
      expect({ status: answer.status, text: answer.text }).toMatchObject({ status: one.expected });
      expect(answer.failure.message).not.toBe('');
      for (const { title } of Object.values(COMPANIES)) expect(answer.text).not.toContain(title);
    });

    test('stores and deletes nothing, and passes nothing on to other servers', async () => {
      const { contacts, parts } = matrix.sources;
      expect([...contacts.received, ...parts.received]).toEqual([]);
      const [was, is] = [
        before,
        await fingerprint(matrix.testServer.db, matrix.testServer.filesFolder),
      ];
      before = is;
      const isSame = JSON.stringify(is) === JSON.stringify(was);
      const found = isSame ? [] : await bisect(batch, isChangedBy);
      if (!isSame) before = await fingerprint(matrix.testServer.db, matrix.testServer.filesFolder);
      const names =
        found.length > 0
          ? found.map(({ title }) => title)
          : ['one of the batch, whose second try changes nothing'];
      expect(is, `changed by ${names.join('; ')}`).toEqual(was);
    });
  });
});
