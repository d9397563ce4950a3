import { randomUUID } from 'node:crypto';
import { isOfCompany } from '@turntable/declare/contract/rest/declaration.ts';
import { getTableColumns } from '@turntable/declare/server/db/drizzle.ts';
import { openFolder } from '@turntable/declare/server/files/folder.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import * as schema from '../../../server/db/schema/index.ts';
import { picture } from '../setup/pictures.ts';
import { COMPANIES, type CompanyName, type TestUserName } from '../setup/testData.ts';
import type { TestServer } from '../setup/testServer.ts';
import { sampleOf } from './declared.ts';
import { createMessageRecords, type MessageRecords } from './messageRecords.ts';
import { createStaffRecords, type StaffRecords } from './staffRecords.ts';

/** A vehicle to try calls on: with a processed photo, an unprocessed one and an extra one. */
export interface TargetVehicle {
  car: number;
  name: string;
  photo: number;
  otherPhoto: number;
  extraPhoto: number;
  /** An earlier picture of the processed photo. */
  version: number;
  /** A problem that its company has reported with the other photo; without a reply. */
  complaint: number;
  /** A view without a photo. */
  freeView: number;
  /** A record of each resource without calls of its own, of the same company. */
  records: Readonly<Record<string, number>>;
}

/** All records of a company that calls are tried on. */
export interface Target extends TargetVehicle, StaffRecords, MessageRecords {
  company: CompanyName;
}

/** The user who creates each company's records. */
export const OWNER: Record<CompanyName, TestUserName> = {
  nord: 'chief',
  west: 'westChief',
  sued: 'suedChief',
};
let count = 0;

/** Creates a vehicle of the company through the API as its own manager; the operator uploads the finished picture. */
async function raiseVehicle(testServer: TestServer, company: CompanyName): Promise<TargetVehicle> {
  const owner = await testServer.as(OWNER[company]);
  const operator = await testServer.as('operator');
  count += 1;
  const name = `${COMPANIES[company].title} Wagen ${count}`;
  const { data: car } = await owner.must(cars.create, { body: { vehicle_name: name } });
  const [first = 0, second = 0, third = 0, freeView = 0] = testServer.testData.views;
  const upload = async (preset_item: number) => {
    const photo = { name: `${name}.jpg`, bytes: await picture() };
    return (
      await owner.must(cars.upload, {
        params: { car: car.id },
        fields: { preset_item },
        files: { photo },
      })
    ).data.id;
  };
  const photo = await upload(first);
  const otherPhoto = await upload(second);
  const extra = { photo: { name: `${name} extra.jpg`, bytes: await picture() } };
  const extraPhoto = (
    await owner.must(cars.uploadExtra, {
      params: { car: car.id },
      fields: { preset_item: third },
      files: extra,
    })
  ).data.id;
  const finished = { photo: { name: 'finished.jpg', bytes: await picture() } };
  await operator.must(adminCars.uploadProcessed, {
    params: { car: car.id },
    fields: { preset_item: first },
    files: finished,
  });
  return {
    ...(await raiseAround(testServer, company, { photo, otherPhoto })),
    car: car.id,
    name,
    photo,
    otherPhoto,
    extraPhoto,
    freeView,
  };
}

/** Makes what calls on a vehicle may name beside its photos. */
async function raiseAround(
  testServer: TestServer,
  company: CompanyName,
  { photo, otherPhoto }: Pick<TargetVehicle, 'photo' | 'otherPhoto'>,
): Promise<Pick<TargetVehicle, 'version' | 'complaint' | 'records'>> {
  return {
    version: await raiseVersion(testServer, photo),
    complaint: await raiseComplaint(testServer, otherPhoto),
    records: await raiseRecords(testServer, company),
  };
}

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;
const KEYS = ['original_key', 'preview_key', 'processed_key', 'preview_processed_key'] as const;

/** The columns of the copied tables, without those that the database derives. */
const COLUMNS = { cars: columnsOf(schema.cars), photos: columnsOf(schema.photos) } as const;

function columnsOf(table: typeof schema.cars | typeof schema.photos): string {
  const stored = Object.values(getTableColumns(table)).filter(({ generated }) => !generated);
  return stored.map(({ name }) => `"${name}"`).join(', ');
}

/** Copies a vehicle that no call has changed, with its files, in the database: to upload four pictures takes many times as long. */
export async function copyVehicle(
  testServer: TestServer,
  company: CompanyName,
  model: TargetVehicle,
): Promise<TargetVehicle> {
  const { db } = testServer;
  const storage = await openFolder(testServer.filesFolder);
  const copyRow = async (table: 'cars' | 'photos', id: number, changes: object) => {
    const made = { ...changes, created_at: new Date() };
    const columns = COLUMNS[table];
    const { rows } = await db.systemQuery(
      `with made as (
         select made.* from ${table} as former, jsonb_populate_record(
           former, $2::jsonb || jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id')))
         ) as made where former.id = $1
       ) insert into ${table} (${columns})
       select ${columns} from made returning id`,
      [id, JSON.stringify(made)],
    );
    return Number(rows[0]?.id);
  };
  count += 1;
  const name = `${COMPANIES[company].title} Wagen ${count}`;
  const car = await copyRow('cars', model.car, { vehicle_name: name });
  const copyPhoto = async (id: number) => {
    const { rows } = await db.systemQuery(`select ${KEYS} from photos where id = $1`, [id]);
    const keys: Record<string, string> = {};
    for (const [column, key] of Object.entries(rows[0] ?? {})) {
      if (key === null) continue;
      keys[column] = String(key).replace(UUID, randomUUID());
      await storage.put(keys[column], await storage.read(String(key)), 'image/jpeg');
    }
    return copyRow('photos', id, { ...keys, car_id: car, name: `${name}.jpg` });
  };
  const photo = await copyPhoto(model.photo);
  const otherPhoto = await copyPhoto(model.otherPhoto);
  const extraPhoto = await copyPhoto(model.extraPhoto);
  return {
    ...(await raiseAround(testServer, company, { photo, otherPhoto })),
    car,
    name,
    photo,
    otherPhoto,
    extraPhoto,
    freeView: model.freeView,
  };
}

/** Creates one record of each kind for the company. */
export async function createTarget(testServer: TestServer, company: CompanyName): Promise<Target> {
  return {
    company,
    ...(await raiseVehicle(testServer, company)),
    ...(await createStaffRecords(testServer, company)),
    ...(await createMessageRecords(testServer, company)),
  };
}

/** Creates a record of each declared resource whose table the server has. */
async function raiseRecords(
  testServer: TestServer,
  company: CompanyName,
): Promise<Record<string, number>> {
  const { db, testData } = testServer;
  const records: Record<string, number> = {};
  for (const declared of testServer.rest) {
    const { resource, fields } = declared;
    const row = {
      ...(isOfCompany(declared) && { company_id: testData.companies[company] }),
      created_by: testData.users[OWNER[company]],
      ...sampleOf(fields, ({ required, initial }) => required === true && initial === undefined),
    };
    const { rows } = await db.systemQuery(
      `insert into ${resource.replaceAll('-', '_')} (${Object.keys(row).join(', ')})
       values (${Object.keys(row).map((_, place) => `$${place + 1}`)}) returning id`,
      Object.values(row),
    );
    records[resource] = Number(rows[0]?.id);
  }
  return records;
}

async function raiseVersion(testServer: TestServer, photo: number): Promise<number> {
  const key = `former-${photo}.jpg`;
  const { rows } = await testServer.db.systemQuery(
    `insert into photo_versions (photo_id, car_id, company_id, processed_key, preview_processed_key, processed_at)
     select id, car_id, company_id, $2, $2, now() from photos where id = $1 returning id`,
    [photo, key],
  );
  return Number(rows[0]?.id);
}

async function raiseComplaint(testServer: TestServer, photo: number): Promise<number> {
  const { rows } = await testServer.db.systemQuery(
    `insert into photo_complaints (photo_id, car_id, company_id, sender_name, about, text)
     select id, car_id, company_id, 'Wer', 'cutout', 'Ein Rand um das Dach' from photos where id = $1 returning id`,
    [photo],
  );
  return Number(rows[0]?.id);
}
