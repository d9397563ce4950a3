import type { Resource } from '../framework/define/resource.ts';
import { datasets } from './albums/datasets.resource.ts';
import { photoManagers } from './albums/photoManagers.resource.ts';
import { sections } from './albums/sections.resource.ts';
import { adminCars } from './cars/adminCars.resource.ts';
import { adminCarsFromFtp } from './cars/adminCarsFromFtp.resource.ts';
import { cars } from './cars/cars.resource.ts';
import { carsFromFtp } from './cars/carsFromFtp.resource.ts';
import { companies } from './companies/companies.resource.ts';
import { companyChoices } from './companies/companyChoices.resource.ts';
import { ownedCompanies } from './companies/ownedCompanies.resource.ts';
import { subCompanies } from './companies/subCompanies.resource.ts';
import { unattachedCompanies } from './companies/unattachedCompanies.resource.ts';
import { complaints } from './complaints/complaints.resource.ts';
import { instructions } from './help/instructions.resource.ts';
import { notifications } from './notifications/notifications.resource.ts';
import { offers } from './offers/offers.resource.ts';
import { companyFloors } from './rooms/companyFloors.resource.ts';
import { companyRooms } from './rooms/companyRooms.resource.ts';
import { companyWalls } from './rooms/companyWalls.resource.ts';
import { backgrounds } from './settings/backgrounds.resource.ts';
import { banners } from './settings/banners.resource.ts';
import { floors } from './settings/floors.resource.ts';
import { logos } from './settings/logos.resource.ts';
import { plates } from './settings/plates.resource.ts';
import { rooms } from './settings/rooms.resource.ts';
import { walls } from './settings/walls.resource.ts';
import { users } from './staff/users.resource.ts';
import { feedback } from './support/feedback.resource.ts';
import { tokens } from './tokens/tokens.resource.ts';
import { companyTransactions } from './transactions/companyTransactions.resource.ts';
import { transactions } from './transactions/transactions.resource.ts';

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
];
