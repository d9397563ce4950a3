import type { Resource } from '@turntable/declare/define/resource.ts';
import { datasets } from './albums/datasets.resource.ts';
import { photoManagers } from './albums/photoManagers.resource.ts';
import { sections } from './albums/sections.resource.ts';
import { companyTransactions } from './balance/companyTransactions.resource.ts';
import { tokens } from './balance/tokens.resource.ts';
import { transactions } from './balance/transactions.resource.ts';
import { companies } from './companies/companies.resource.ts';
import { companyChoices } from './companies/companyChoices.resource.ts';
import { ownedCompanies } from './companies/ownedCompanies.resource.ts';
import { subCompanies } from './companies/subCompanies.resource.ts';
import { unattachedCompanies } from './companies/unattachedCompanies.resource.ts';
import { complaints } from './complaints/complaints.resource.ts';
import { instructions } from './help/instructions.resource.ts';
import { backgrounds } from './looks/backgrounds.resource.ts';
import { banners } from './looks/banners.resource.ts';
import { logos } from './looks/logos.resource.ts';
import { plates } from './looks/plates.resource.ts';
import { notifications } from './notifications/notifications.resource.ts';
import { offers } from './offers/offers.resource.ts';
import { REST_RESOURCES } from './rest.ts';
import { companyFloors } from './rooms/companyFloors.resource.ts';
import { companyRooms } from './rooms/companyRooms.resource.ts';
import { companyWalls } from './rooms/companyWalls.resource.ts';
import { floors } from './rooms/floors.resource.ts';
import { rooms } from './rooms/rooms.resource.ts';
import { walls } from './rooms/walls.resource.ts';
import { users } from './staff/users.resource.ts';
import { feedback } from './support/feedback.resource.ts';
import { adminCars } from './vehicles/adminCars.resource.ts';
import { adminCarsFromFtp } from './vehicles/adminCarsFromFtp.resource.ts';
import { cars } from './vehicles/cars.resource.ts';
import { carsFromFtp } from './vehicles/carsFromFtp.resource.ts';

/** Every resource of the product. */
export const RESOURCES: readonly Resource[] = [
  cars,
  carsFromFtp,
  adminCars,
  adminCarsFromFtp,
  companies,
  companyChoices,
  ownedCompanies,
  subCompanies,
  unattachedCompanies,
  users,
  tokens,
  transactions,
  companyTransactions,
  notifications,
  offers,
  instructions,
  feedback,
  complaints,
  datasets,
  photoManagers,
  sections,
  companyRooms,
  companyWalls,
  companyFloors,
  backgrounds,
  logos,
  banners,
  plates,
  rooms,
  walls,
  floors,
  ...REST_RESOURCES,
];
