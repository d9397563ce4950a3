import { expect } from 'vitest';
import { adminCars } from '../../../../../contract/vehicles/adminCalls.ts';
import type { Car } from '../../../../../contract/vehicles/vehicle.ts';
import type { GroupRows } from '../../row.ts';
import * as car from './vehicleRows.ts';

export const cars: GroupRows<'cars'> = {
  list: car.listOf({ operator: [], chief: ['nord'], employee: ['nord'] }),
  one: car.one,
  ftpDeliveries: car.ftpDeliveries,
  create: {
    names: 'nothing',
    callInput: () => ({ body: { brand: 'Borgward', model: 'Isabella' } }),
    proves: async ({ testServer, answer }) => {
      const { data } = answer.ok as { data: Car };
      const operator = await testServer.as('operator');
      const { data: stored } = await operator.must(adminCars.one, { params: { id: data.id } });
      expect(stored).toMatchObject({
        vehicle_name: 'Borgward Isabella',
        company_id: testServer.testData.companies.nord,
      });
    },
  },
  save: car.save,
  remove: car.remove,
  upload: car.upload,
  uploadExtra: car.uploadExtra,
  deleteExtra: car.deleteExtra,
  download: car.download,
  deletePhotos: car.deletePhotos,
  process: car.process,
  price: car.price,
  move: car.move,
  overlays: car.overlays,
  versions: car.versions,
  restore: car.restore,
};
