import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { picture } from '../setup/pictures.ts';
import { COMPANIES, type CompanyName, type PersonName } from '../setup/testData.ts';
import type { TestServer } from '../setup/testServer.ts';
import { type People, raisePeople } from './people.ts';
import { raiseWritings, type Writings } from './writings.ts';

/** A vehicle that calls are tried on: with a processed photo, an unprocessed one and an extra one. */
export interface TargetVehicle {
  car: number;
  name: string;
  photo: number;
  otherPhoto: number;
  extraPhoto: number;
  /** A picture that the processed photo had before. */
  version: number;
  /** What its company has said about the other photo; not answered. */
  complaint: number;
  /** A view without a photo. */
  freeView: number;
  /** A record of a resource without calls of its own, of the same company. */
  inspection: number;
}

/** Everything of a company that calls are tried on. */
export interface Target extends TargetVehicle, People, Writings {
  company: CompanyName;
}

/** Everybody may do everything: what is tried here is whose records they reach. */
const ALL = ['list', 'show', 'create', 'edit', 'delete'];
export const INSPECTIONS = JSON.stringify({
  inspections: { admin: ALL, chief: ALL, employee: ALL, photo_manager: ALL },
});

const OWNER: Record<CompanyName, PersonName> = {
  nord: 'chief',
  west: 'westChief',
  sued: 'suedChief',
};
let count = 0;

/** Creates a vehicle of the company, through the API, by the company's own chief; its finished picture is the operator's. */
export async function raiseVehicle(
  testServer: TestServer,
  company: CompanyName,
): Promise<TargetVehicle> {
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
  const version = await raiseVersion(testServer, photo);
  const complaint = await raiseComplaint(testServer, otherPhoto);
  const inspection = await raiseInspection(testServer, company, name);
  return {
    car: car.id,
    name,
    photo,
    otherPhoto,
    extraPhoto,
    version,
    complaint,
    freeView,
    inspection,
  };
}

/** Makes one of everything for the company. */
export async function createTarget(testServer: TestServer, company: CompanyName): Promise<Target> {
  return {
    company,
    ...(await raiseVehicle(testServer, company)),
    ...(await raisePeople(testServer, company)),
    ...(await raiseWritings(testServer, company)),
  };
}

async function raiseInspection(
  testServer: TestServer,
  company: CompanyName,
  note: string,
): Promise<number> {
  const { rows } = await testServer.db.systemQuery(
    `insert into rest_records (company_id, resource, data) values ($1, 'inspections', $2) returning id`,
    [testServer.testData.companies[company], JSON.stringify({ note })],
  );
  return Number(rows[0]?.id);
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
