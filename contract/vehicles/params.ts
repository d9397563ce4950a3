import { z } from 'zod';
import { textId } from '../fields.ts';

/** `:id` of a vehicle in a path. */
export const carId = z.strictObject({ id: textId });
