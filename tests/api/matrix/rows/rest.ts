import { expect } from 'vitest';
import { picture } from '../../house/pictures.ts';
import type { CompanyName, PersonName } from '../../house/town.ts';
import type { GroupRows, Success } from '../row.ts';

// Records of a resource that is declared on the pages only; in this house everybody may do everything with them (target.ts).

const VISIBLE: Partial<Record<PersonName, CompanyName[]>> = {
  operator: ['nord', 'west', 'sued'],
  chief: ['nord', 'west'],
  employee: ['nord'],
  photographer: ['nord'],
};

/** The record as it is stored, or undefined when it is gone. */
const recordNow = async ({ house }: Success, id: number) =>
  (
    await house.db.systemQuery('select company_id, data, version from rest_records where id = $1', [
      id,
    ])
  ).rows[0];

export const rest: GroupRows<'rest'> = {
  list: {
    names: 'nothing',
    parcel: () => ({ params: { name: 'inspections' } }),
    proves: ({ house, person, answer }) => {
      const shown = new Set(
        (answer.ok as { company_id: number }[]).map(({ company_id }) => company_id),
      );
      expect(shown).toEqual(
        new Set(VISIBLE[person]?.map((company) => house.town.companies[company])),
      );
    },
  },
  one: {
    names: 'vehicle',
    parcel: ({ inspection }) => ({ params: { name: 'inspections', id: inspection } }),
    proves: ({ target, answer }) =>
      expect(answer.ok).toMatchObject({ id: target.inspection, note: target.name }),
  },
  create: {
    names: 'nothing',
    withoutCompany: 422,
    parcel: (_, house) => ({
      params: { name: 'inspections' },
      body: { vin: 'WVWZZZ1KZ6W000001', company_id: house.town.companies.nord },
    }),
    proves: async (success) => {
      const { id } = success.answer.ok as { id: number };
      expect(await recordNow(success, id)).toMatchObject({
        company_id: success.house.town.companies.nord,
        version: 1,
      });
    },
  },
  save: {
    names: 'vehicle',
    parcel: ({ inspection }) => ({
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
    parcel: ({ inspection }) => ({ params: { name: 'inspections', id: inspection } }),
    proves: async (success) =>
      expect(await recordNow(success, success.target.inspection)).toBeUndefined(),
  },
  upload: {
    names: 'nothing',
    parcel: async () => ({
      params: { name: 'inspections' },
      fields: {},
      files: { file: { name: 'schaden.jpg', bytes: await picture() } },
    }),
    proves: async ({ house, answer }) => {
      const { url } = answer.ok as { url: string };
      const shown = await fetch(new URL(url, house.baseUrl));
      expect({ status: shown.status, type: shown.headers.get('content-type') }).toEqual({
        status: 200,
        type: 'image/webp',
      });
    },
  },
};
