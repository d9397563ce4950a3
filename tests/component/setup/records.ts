import { randomUUID } from 'node:crypto';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import type { Company } from '../../../contract/companies/company.ts';
import { standardPreset } from '../../../server/presets/standard.ts';
import type { Client } from '../../api/setup/client.ts';
import { newCar, send, sendFinished } from '../../api/setup/dealer.ts';
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

/** Returns the id of a user's company. @throws if the user has none */
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
  await sendFinished(operator, car, angle?.id ?? 0);
  const first = standardPreset.items.find(({ position }) => position === angle?.position);
  return { car, photo, view: first?.name.en ?? '' };
}
