import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PlateCountry } from '../../../contract/looks/plate.ts';
import { createdAt, flag, primaryKey } from './columns.ts';

/** A picture that looks are made of; without a company the operator offers it to everyone. */
const picture = () => ({
  id: primaryKey(),
  company_id: integer(),
  name: text().notNull(),
  key: text().notNull(),
  preview_key: text().notNull(),
  version: integer().notNull().default(1),
  created_at: createdAt(),
});

export const backgrounds = pgTable('backgrounds', {
  ...picture(),
  has_room: flag().notNull().default(0),
});
export const logos = pgTable('logos', {
  ...picture(),
  /** In percent of the finished picture's width, as the margin. */
  size: integer().notNull().default(18),
  margin: doublePrecision().notNull().default(2.5),
});
export const banners = pgTable('banners', picture());
export const licencePlates = pgTable('licence_plates', {
  ...picture(),
  country: text().$type<PlateCountry>(),
});

/** A wall or a floor with one picture per view (specification, chapters 3 and 9). */
export const roomComponents = pgTable('room_components', {
  id: primaryKey(),
  company_id: integer(),
  kind: text().$type<'wall' | 'floor'>().notNull(),
  name: text().notNull(),
  version: integer().notNull().default(1),
  created_at: createdAt(),
});
export const roomComponentImages = pgTable('room_component_images', {
  id: primaryKey(),
  component_id: integer().notNull(),
  company_id: integer(),
  preset_item_id: integer().notNull(),
  key: text().notNull(),
  preview_key: text().notNull().default(''),
});
export const rooms = pgTable('rooms', {
  id: primaryKey(),
  company_id: integer(),
  name: text().notNull(),
  wall_id: integer().notNull(),
  floor_id: integer().notNull(),
  preview_key: text(),
  version: integer().notNull().default(1),
  created_at: createdAt(),
});
