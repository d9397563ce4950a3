import { textId } from '@turntable/declare/contract/fields.ts';
import { z } from 'zod';

/** `:id` of a vehicle in a path. */
export const carId = z.strictObject({ id: textId });
