import type { Database } from '../../../server/db/client.ts';

/**
 * Adds vehicles of every kind: names with capitals and umlauts, equal keys, all states, sent and never sent. `seed` makes the choice
 * repeatable.
 */
export const addVehicles = async (
  db: Database,
  companyId: number,
  count: number,
  seed: number,
): Promise<void> => {
  for (let first = 1; first <= count; first += BATCH)
    await addBatch(db, companyId, [first, Math.min(count, first + BATCH - 1)], seed);
  await db.systemScript('analyze cars');
};

const BATCH = 2000;

const addBatch = (db: Database, companyId: number, [first, last]: [number, number], seed: number) =>
  db.systemQuery(
    `insert into cars (company_id, car, vin, vehicle_name, brand, model, body_type, fuel_type, moderation, from_ftp, ftp_upload_date,
      ftp_upload_state, photos_count, ready, processed_count, processing_count, attention_count, created_at, updated_at)
    select $1,
      'S-' || $3::integer || '-' || n,
      upper(substr(md5((n + $3::integer)::text), 1, 17)),
      (array['Golf Variant', 'golf', 'Škoda Karoq', 'Über 911', 'Astra 100%', 'A_4 Avant', 'i3'])[1 + h % 7],
      (array['Volkswagen', 'Škoda', 'Porsche', 'Opel'])[1 + h % 4],
      'Model ' || h % 50,
      (array['sedan', 'estate', 'suv', null])[1 + h / 7 % 4],
      (array['petrol', 'diesel', 'electric', null])[1 + h / 11 % 4],
      (array['none', 'quality_check', 'to_fix', 'approved'])[1 + h / 3 % 4],
      h / 5 % 2,
      case when h / 13 % 3 > 0 then timestamptz '2026-03-01' + make_interval(hours => h % 500) end,
      (array[null, 'succeed', 'failed'])[1 + h / 13 % 3],
      h % 9, h / 17 % 2, case h % 4 when 0 then h % 9 when 2 then h % 9 / 2 else 0 end, case when h % 10 = 3 then 1 else 0 end, case when h % 10 = 5 then 1 else 0 end,
      timestamptz '2026-01-01 00:00:00.123456+00' + make_interval(mins => h % 100000),
      timestamptz '2026-05-01 00:00:00.654321+00' + make_interval(mins => h / 2 % 100000)
    from (select n, ('x' || substr(md5((n * 7919 + $3::integer)::text), 1, 7))::bit(28)::integer as h from generate_series($2::integer, $4::integer) as n) as dice`,
    [companyId, first, seed, last],
  );
