import { isReadOnly } from '@turntable/declare/contract/call.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPANIES, type CompanyName } from '../setup/testData.ts';
import { type Case, isOwned, reachOf } from './cases.ts';
import { type MatrixServer, openMatrixServer } from './matrixServer.ts';
import { createMessageRecords } from './messageRecords.ts';
import { callOf, type Row } from './row.ts';
import { createStaffRecords } from './staffRecords.ts';
import { copyVehicle, type Target } from './target.ts';

const isWritten = ({ names }: Row): boolean =>
  ['album', 'ledger', 'notice', 'room', 'look', 'writing'].includes(names);

/** Creates the records that the call may change, for this call only. */
const freshTarget = async (
  { testServer, targetOf }: MatrixServer,
  { id, row, company }: Case,
): Promise<Target> => {
  const shared = targetOf(company);
  if (row.names === 'nothing') return shared;
  if (row.names === 'vehicle' || row.names === 'platform')
    return isReadOnly(callOf(id))
      ? shared
      : { ...shared, ...(await copyVehicle(testServer, company, shared)) };
  if (isWritten(row)) return { ...shared, ...(await createMessageRecords(testServer, company)) };
  return { ...shared, ...(await createStaffRecords(testServer, company)) };
};

/** Declares a test for each case whose call is allowed: it must have its effect, and show no other company's data. */
export function tryAllowed(cases: readonly Case[]): void {
  let matrix: MatrixServer;
  beforeAll(async () => {
    matrix = await openMatrixServer();
  });
  afterAll(() => matrix.close());

  test.each(cases.filter(({ expected }) => expected === 200))('$title', async (one) => {
    const { id, row, caller, company } = one;
    const { testServer } = matrix;
    const target = await freshTarget(matrix, one);
    const client = await matrix.clientOf(caller, { alone: row.endsSession });
    await row.prepares?.(testServer);
    const sent = await row.callInput(target, testServer);
    const answer = await client.call(callOf(id), sent);
    expect(answer.ok).toBeDefined();
    const person = caller === 'nobody' ? 'employee' : caller;
    for (const [name, { title }] of Object.entries(COMPANIES)) {
      if (!reachOf({ ...row, ownOnly: undefined }, person).includes(name as CompanyName))
        expect(answer.text).not.toContain(title);
    }
    const reached = !isOwned(row) || caller === 'nobody' || reachOf(row, caller).includes(company);
    await row.proves({
      testServer,
      caller: client,
      person,
      company,
      target,
      reached,
      sent,
      answer,
    });
  });
}
