import { expect } from 'vitest';
import type { FinishedCar, LookPreview, LookRun } from '../../../../../contract/looks/preview.ts';
import type { GroupRows, Row, Success } from '../../row.ts';

const ownParams = (): Record<string, number> => ({});
const companyParams = (
  { company }: Success['target'],
  { testData }: Success['testServer'],
): Record<string, number> => ({
  company: testData.companies[company],
});

/** Returns the target's first photo, which is finished: once a look is applied, it remembers that picture. */
const former = async ({ testServer, target }: Success) =>
  (
    await testServer.db.systemQuery(
      'select former_run_id is not null as kept, in_process from photos where id = $1',
      [target.photo],
    )
  ).rows[0];

/** Returns the vehicles of other companies. */
const amongForeign = async (
  { db, testData }: Success['testServer'],
  person: Success['person'],
  cars: readonly { id: number }[],
) => {
  const ids = cars.map(({ id }) => id);
  const foreign =
    'select id from cars where id = any($1) and company_id is distinct from (select company_id from users where id = $2)';
  return (await db.systemQuery(foreign, [ids, testData.users[person]])).rows;
};

const rows = (
  prefix: 'own' | 'admin',
): Record<'preview' | 'finished' | 'apply' | 'applied' | 'undo', Row> => {
  const owned: Pick<Row, 'names' | 'ownOnly'> =
    prefix === 'own' ? { names: 'vehicle', ownOnly: true } : { names: 'vehicle' };
  const params = prefix === 'own' ? ownParams : companyParams;
  const latest: Pick<Row, 'names'> = { names: prefix === 'own' ? 'nothing' : 'look' };
  return {
    preview: {
      ...owned,
      callInput: (target, testServer) => ({
        params: params(target, testServer),
        body: {
          look: {
            background_type: 'photo_box',
            logo_id: null,
            banner_id: null,
            background_id: null,
          },
          car: target.car,
        },
      }),
      proves: ({ answer }) => expect((answer.ok as { data: LookPreview[] }).data).toHaveLength(3),
    },
    finished: {
      names: prefix === 'own' ? 'nothing' : 'vehicle',
      callInput: (target, testServer) => ({
        params: params(target, testServer),
        query: { per_page: 500 },
      }),
      // Under the plain prefix nothing is named; preview.test.ts tests that the caller's own vehicles are included.
      proves: async ({ testServer, person, target, answer }) => {
        const { data } = answer.ok as { data: FinishedCar[] };
        if (prefix === 'admin')
          return expect(data).toContainEqual(
            expect.objectContaining({ id: target.car, photos: 1 }),
          );
        for (const { photos } of data) expect(photos).toBeGreaterThan(0);
        expect(await amongForeign(testServer, person, data)).toEqual([]);
      },
    },
    apply: {
      ...owned,
      callInput: (target, testServer) => ({
        params: params(target, testServer),
        body: { cars: [target.car] },
      }),
      proves: async (success) => {
        expect((success.answer.ok as { data: LookRun }).data).toMatchObject({
          cars: 1,
          photos: 1,
          done: 0,
        });
        expect(await former(success)).toEqual({ kept: true, in_process: 1 });
      },
    },
    applied: {
      ...latest,
      callInput: (target, testServer) => ({ params: params(target, testServer) }),
      proves: ({ answer }) =>
        expect((answer.ok as { data: LookRun | null }).data?.photos ?? 1).toBe(1),
    },
    undo: {
      ...latest,
      // preview.test.ts tests undoing; here there is nothing to undo, and every role gets that answer.
      callInput: (target, testServer) => ({ params: params(target, testServer) }),
      proves: () => {},
      refusedWith: 409,
    },
  };
};

export const settings: GroupRows<'settings'> = rows('own');
export const adminSettings: GroupRows<'adminSettings'> = rows('admin');
