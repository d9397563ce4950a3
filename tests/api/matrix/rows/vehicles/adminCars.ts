import { expect } from 'vitest';
import type { Car } from '../../../../../contract/vehicles/vehicle.ts';
import { picture } from '../../../setup/pictures.ts';
import type { GroupRows } from '../../row.ts';
import * as car from './vehicleRows.ts';

export const adminCars: GroupRows<'adminCars'> = {
  list: car.listOf({ operator: ['nord', 'west', 'sued'], chief: [], employee: [] }),
  one: car.one,
  ftpDeliveries: car.ftpDeliveries,
  create: {
    names: 'vehicle',
    callInput: ({ company }, { testData }) => ({
      body: { company_id: testData.companies[company], vehicle_name: 'Vom Betreiber' },
    }),
    proves: ({ testServer, company, answer }) => {
      expect((answer.ok as { data: Car }).data).toMatchObject({
        vehicle_name: 'Vom Betreiber',
        company_id: testServer.testData.companies[company],
      });
    },
  },
  save: car.save,
  remove: car.remove,
  approve: {
    names: 'vehicle',
    callInput: (target) => ({ params: { id: target.car } }),
    proves: async (success) =>
      expect(await car.carNow(success)).toMatchObject({ moderated: 1, moderation: 'approved' }),
  },
  toFix: {
    names: 'vehicle',
    callInput: (target) => ({
      params: { id: target.car },
      body: {
        reasons: ['too_dark'],
        comment: 'Bitte ohne Schatten',
        places: [{ photo: target.photo, picture: 'original', x: 0.25, y: 0.5 }],
      },
    }),
    proves: async (success) => {
      expect(await car.carNow(success)).toMatchObject({
        moderation: 'to_fix',
        to_fix_reasons: ['too_dark'],
        to_fix_comment: 'Bitte ohne Schatten',
        to_fix_places: [{ picture: 'original', x: 0.25, y: 0.5 }],
      });
    },
  },
  undoDecision: {
    names: 'vehicle',
    prepares: ({ db }) =>
      db.systemQuery(
        `update cars set moderation = 'approved', decided_at = now(), before_decision = jsonb_build_object('moderation', 'quality_check',
          'to_fix_reasons', '[]'::jsonb, 'to_fix_comment', null, 'to_fix_places', '[]'::jsonb, 'decided_at', null, 'updated_at', now())`,
      ),
    callInput: (target) => ({
      params: { id: target.car },
      body: { moderation: 'approved' },
    }),
    proves: async (success) =>
      expect(await car.carNow(success)).toMatchObject({
        moderated: 0,
        moderation: 'quality_check',
      }),
  },
  ftpUpload: car.ftpUpload('id'),
  upload: car.upload,
  uploadProcessed: {
    names: 'vehicle',
    callInput: async (target, { testData }) => ({
      params: { car: target.car },
      fields: { preset_item: testData.views[1] ?? 0 },
      files: { photo: { name: 'fertig.jpg', bytes: await picture() } },
    }),
    proves: async (success) => {
      const photo = (await car.carNow(success))?.photos.find(
        ({ id }) => id === success.target.otherPhoto,
      );
      expect(photo).toMatchObject({ status: 4, in_process: 0, processed_url: expect.any(String) });
    },
  },
  download: car.download,
  deletePhotos: car.deletePhotos,
  process: car.process,
  price: car.price,
  versions: car.versions,
  placement: {
    names: 'vehicle',
    prepares: ({ db }) =>
      db.systemQuery(`update photos set made_with = jsonb_build_object('placement', $1::jsonb)`, [
        JSON.stringify({ ground: 'standard', tyres: [], turned: 0, turned_by: null, floor: 0.6 }),
      ]),
    callInput: ({ car: id, photo }) => ({ params: { car: id, photo } }),
    proves: ({ answer }) => expect(answer.headers.get('content-type')).toBe('image/jpeg'),
  },
  restore: car.restore,
};
