import { expect } from 'vitest';
import { picture } from '../../setup/pictures.ts';
import type { CompanyName, PersonName } from '../../setup/testData.ts';
import type { GroupRows, Success } from '../row.ts';

// Records of a resource that is declared on the pages only; on this server every role may do everything with them (target.ts).

const VISIBLE: Partial<Record<PersonName, CompanyName[]>> = {
  operator: ['nord', 'west', 'sued'],
  chief: ['nord', 'west'],
  employee: ['nord'],
  photographer: ['nord'],
};

/** The record as it is stored, or undefined when it is gone. */
const recordNow = async ({ testServer }: Success, id: number) =>
  (
    await testServer.db.systemQuery(
      'select company_id, data, version from rest_records where id = $1',
      [id],
    )
  ).rows[0];

export const rest: GroupRows<'rest'> = {
  list: {
    names: 'nothing',
    callInput: () => ({ params: { name: 'inspections' } }),
    proves: ({ testServer, person, answer }) => {
      const shown = new Set(
        (answer.ok as { company_id: number }[]).map(({ company_id }) => company_id),
      );
      expect(shown).toEqual(
        new Set(VISIBLE[person]?.map((company) => testServer.testData.companies[company])),
      );
    },
  },
  one: {
    names: 'vehicle',
    callInput: ({ inspection }) => ({ params: { name: 'inspections', id: inspection } }),
    proves: ({ target, answer }) =>
      expect(answer.ok).toMatchObject({ id: target.inspection, note: target.name }),
  },
  create: {
    names: 'nothing',
    withoutCompany: 422,
    callInput: (_, testServer) => ({
      params: { name: 'inspections' },
      body: { vin: 'WVWZZZ1KZ6W000001', company_id: testServer.testData.companies.nord },
    }),
    proves: async (success) => {
      const { id } = success.answer.ok as { id: number };
      expect(await recordNow(success, id)).toMatchObject({
        company_id: success.testServer.testData.companies.nord,
        version: 1,
      });
    },
  },
  save: {
    names: 'vehicle',
    callInput: ({ inspection }) => ({
      params: { name: 'inspections', id: inspection },
      body: { result: 'passed' },
    }),
    proves: async (success) => {
      const saved = { version: 2, data: { note: success.target.name, result: 'passed' } };
      expect(await recordNow(success, success.target.inspection)).toMatchObject(saved);
    },
  },
  remove: {
    names: 'vehicle',
    callInput: ({ inspection }) => ({ params: { name: 'inspections', id: inspection } }),
    proves: async (success) =>
      expect(await recordNow(success, success.target.inspection)).toBeUndefined(),
  },
  upload: {
    names: 'nothing',
    callInput: async () => ({
      params: { name: 'inspections' },
      fields: {},
      files: { file: { name: 'schaden.jpg', bytes: await picture() } },
    }),
    proves: async ({ testServer, answer }) => {
      const { url } = answer.ok as { url: string };
      const shown = await fetch(new URL(url, testServer.baseUrl));
      expect({ status: shown.status, type: shown.headers.get('content-type') }).toEqual({
        status: 200,
        type: 'image/webp',
      });
    },
  },
};
