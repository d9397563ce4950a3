import { sortedNames } from '@turntable/declare/contract/dataFields.ts';
import { dataFilters } from '@turntable/declare/contract/dataSchema.ts';
import { textId } from '@turntable/declare/contract/fields.ts';
import { textFlag } from '@turntable/declare/contract/flag.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { z } from 'zod';
import { ToFixReason } from '../moderation/toFix.ts';
import { Span } from '../period.ts';
import { DefectReason } from '../photos/photo.ts';
import { CAR_FIELDS } from './carFields.ts';
import { CarState } from './vehicle.ts';

/** Sort fields of vehicle lists; by default the latest change first. */
const SORTS = [
  'updated_at',
  'created_at',
  'vehicle_name',
  'vin',
  'state',
  'photos_count',
  'ftp_upload_date',
  'id',
  ...sortedNames(CAR_FIELDS),
] as const;
export const CarSort = z.enum(SORTS);

/** Filters of every vehicle list. `state` also has the states of moderation. */
const carFilters = {
  q: searchText('name, VIN, stock number, brand and model'),
  state: z.enum([...CarState.options, 'quality_check', 'to_fix']).optional(),
  ...dataFilters(CAR_FIELDS),
  ftp: z.enum(['never', 'succeed', 'failed']).optional(),
  from_ftp: textFlag.optional(),
  changed_from: z.iso.date().optional(),
  changed_to: z.iso.date().optional(),
  created_in: Span.optional(),
  finished_in: Span.optional().describe('with a photo finished in the period'),
  sent_in: Span.optional().describe('first sent by FTP in the period'),
  unusable_for: DefectReason.optional().describe(
    'with a photo that cannot be used, for this reason',
  ),
  sent_back_for: ToFixReason.optional().describe('sent back for this reason, among others'),
  without_pictures: z.literal('1').optional().describe('older than a day and without a photo'),
};

export const carQuery = listQuery(SORTS, carFilters);
export const companyCarQuery = z.strictObject({
  ...carQuery.shape,
  company_id: textId.optional().describe('the company or one of its sub-companies'),
  user_id: textId.optional().describe('added by this user'),
  photos_by: textId
    .optional()
    .describe(
      'with a photo uploaded by this user, finished in the period of `finished_in` if given',
    ),
});
/** The operator's list; `to_fix` is read with up to 1,000 rows (specification, chapter 9). */
export const adminCarQuery = listQuery(
  SORTS,
  {
    ...carFilters,
    companyId: textId.optional(),
    moderation: z.enum(['all', 'premoderation', 'to_fix']).default('all'),
  },
  { maxSize: 1000 },
);
