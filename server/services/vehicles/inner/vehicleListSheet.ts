import { filteredNames } from '@turntable/declare/contract/dataFields.ts';
import type { z } from 'zod';
import { CAR_FIELDS } from '../../../../contract/vehicles/carFields.ts';
import type {
  adminCarQuery,
  CarSort,
  companyCarQuery,
} from '../../../../contract/vehicles/queries.ts';
import { dataSelection, dataSorts } from '../../../db/dataColumns.ts';
import type { ListSheet, PageQuery } from '../../lists/sheet.ts';
import { daysBetween, type Values, word } from '../../lists/values.ts';
import { within } from '../../shared/period.ts';
import { firstSent, WITHOUT_PICTURES } from '../vehicleConditions.ts';

type Sort = z.infer<typeof CarSort>;
type Filters = Omit<
  z.output<typeof companyCarQuery> & z.output<typeof adminCarQuery>,
  keyof PageQuery<Sort>
>;
export type CarFilters = { [Name in keyof Filters]?: Filters[Name] | undefined };

/** The vehicle lists of every role (specification, chapter 3). */
export const carSheet: ListSheet<Sort, CarFilters> = {
  table: 'cars',
  company: 'company_id',
  columns: () => `
    page.id, ${dataSelection(CAR_FIELDS)},
    page.user_id, page.company_id, companies.title as company_title, page.moderated,
    companies.cars_need_premoderation as "carsNeedPremoderation", page.moderation, page.to_fix_reasons, page.to_fix_comment, page.state,
    companies.angles_count, page.photos_count, page.processed_count, page.unchanged_plates, page.ftp_held_at, page.thumbnail_key as thumbnail_url, page.from_ftp,
    page.ftp_upload_date, page.ftp_upload_state,
    extract(epoch from page.ftp_upload_date)::integer as ftp_upload_timestamp,
    page.created_at, page.updated_at, page.version`,
  joins: `left join lateral (
    select title, cars_need_premoderation, angles_count from companies where id = page.company_id limit 1
  ) as companies on true`,
  sorts: {
    updated_at: { column: 'updated_at', type: 'timestamptz', order: 'DESC' },
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
    vehicle_name: { column: 'name_key', type: 'text', order: 'ASC' },
    vin: { column: 'vin', type: 'text', order: 'ASC' },
    state: { column: 'state', type: 'text', order: 'ASC' },
    photos_count: { column: 'photos_count', type: 'integer', order: 'DESC' },
    ftp_upload_date: { column: 'ftp_key', type: 'timestamptz', order: 'DESC' },
    id: { column: 'id', type: 'integer', order: 'DESC' },
    ...dataSorts(CAR_FIELDS),
  },
  conditions: (filters: CarFilters, values: Values) => {
    const conditions = daysBetween('updated_at', filters.changed_from, filters.changed_to, values);
    const { state, moderation, ftp, created_in, finished_in, sent_in } = filters;
    const { unusable_for, sent_back_for, user_id, photos_by } = filters;
    if (state === 'quality_check' || state === 'to_fix')
      conditions.push(`moderation = ${word(state)}`);
    else if (state) conditions.push(`state = ${word(state)}`);
    if (moderation === 'premoderation') conditions.push("moderation = 'quality_check'");
    if (moderation === 'to_fix') conditions.push("moderation = 'to_fix'");
    for (const name of filteredNames(CAR_FIELDS)) {
      const wanted = filters[name];
      if (wanted !== undefined) conditions.push(`${name} = ${word(String(wanted))}`);
    }
    if (ftp)
      conditions.push(
        ftp === 'never' ? 'ftp_upload_state is null' : `ftp_upload_state = ${word(ftp)}`,
      );
    if (filters.from_ftp !== undefined) conditions.push(`from_ftp = ${filters.from_ftp}`);
    if (user_id !== undefined) conditions.push(`user_id = ${values.add(user_id, 'integer')}`);
    if (created_in) conditions.push(...within('created_at', created_in, values));
    const photo = [
      ...(finished_in ? within('processed_at', finished_in, values) : []),
      ...(photos_by === undefined ? [] : [`user_id = ${values.add(photos_by, 'integer')}`]),
    ];
    if (photo.length > 0)
      conditions.push(`id in (select car_id from photos where ${photo.join(' and ')})`);
    if (sent_in)
      conditions.push(`id in (${firstSent(within('min(finished_at)', sent_in, values))})`);
    if (unusable_for)
      conditions.push(
        'attention_count > 0',
        `id in (select car_id from photos where defect_reason = ${word(unusable_for)})`,
      );
    if (sent_back_for)
      conditions.push("moderation = 'to_fix'", `${word(sent_back_for)} = any (to_fix_reasons)`);
    if (filters.without_pictures) conditions.push(WITHOUT_PICTURES);
    return conditions;
  },
  search: { text: 'search_text', indexed: true },
  pictures: ['thumbnail_url'],
};
