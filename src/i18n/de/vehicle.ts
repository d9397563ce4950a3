import type { vehicle as english } from '../en/vehicle.ts';
import type { Translated } from '../translated.ts';

export const vehicle: Translated<typeof english> = {};
