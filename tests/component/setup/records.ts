import { randomUUID } from 'node:crypto';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import type { Company } from '../../../contract/companies/company.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { standardPreset } from '../../../server/presets/standard.ts';
import type { Client } from '../../api/setup/client.ts';
import { newCar, send } from '../../api/setup/dealer.ts';
import { picture } from '../../api/setup/pictures.ts';
import { signIn } from './renderApp.tsx';

/** Creates a company for one test. */
export async function newCompany(operator: Client, name: string): Promise<Company> {
  const mark = randomUUID().slice(0, 8);
  const body = {
    title: `${name} ${mark}`,
    chief_name: 'Nele Neu',
    chief_email: `${mark}@new.test`,
  };
  return (await operator.must(adminCompanies.create, { body })).data;
}

/** The id of a user's company. */
export async function ownCompany(client: Client): Promise<number> {
  const { company } = await client.must(session.me);
  if (!company) throw new Error('somebody without a company');
  return company.id;
}

/** Creates a vehicle with a finished picture of its first view. */
export async function finishedVehicle(): Promise<{ car: number; photo: number; view: string }> {
  const [employee, operator] = [await signIn('employee'), await signIn('operator')];
  const { id: car, angles } = await newCar(employee);
  const [angle] = angles;
  const { id: photo } = await send(employee, car, angle?.id ?? 0);
  const files = { photo: { name: 'finished.jpg', bytes: await picture() } };
  await operator.must(adminCars.uploadProcessed, {
    params: { car },
    fields: { preset_item: angle?.id ?? 0 },
    files,
  });
  const first = standardPreset.items.find(({ position }) => position === angle?.position);
  return { car, photo, view: first?.name.en ?? '' };
}
