import { expect } from 'vitest';
import type { GroupRows } from '../../row.ts';
import * as car from './vehicleRows.ts';

export const companyCars: GroupRows<'companyCars'> = {
  list: car.listOf({ operator: [], chief: ['nord', 'west'], employee: [] }),
  ownedCompanies: {
    names: 'nothing',
    callInput: () => ({}),
    proves: ({ testServer, answer }) => {
      const { data } = answer.ok as { data: { id: number }[] };
      const { nord, west } = testServer.testData.companies;
      expect(data.map(({ id }) => id).sort()).toEqual([nord, west].sort());
    },
  },
  ftpUpload: car.ftpUpload('car'),
  download: car.download,
  deletePhotos: car.deletePhotos,
  process: car.process,
};
