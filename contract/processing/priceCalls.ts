import { z } from 'zod';
import { call } from '../call.ts';
import { one } from '../page.ts';
import { carParams } from '../photos/shapes.ts';

/** What a vehicle is paid with: tokens of its company, the user's own credits, or credits of the company. */
export const PriceMeans = z.enum(['token', 'staff_credit', 'credit']);

export type PriceMeans = z.infer<typeof PriceMeans>;

/** What it takes to send photos of a vehicle to processing now. A vehicle is paid once (specification, chapter 3). */
export const VehiclePrice = z.strictObject({
  amount: z.int().nonnegative().describe('0: the vehicle is paid'),
  means: PriceMeans.nullable().describe(
    'null where nothing is to be paid, or nothing is left to pay with',
  ),
  left: z.int().describe('what is left of these means before it is paid'),
});
export type VehiclePrice = z.infer<typeof VehiclePrice>;

const params = carParams;
const response = one(VehiclePrice);
const summary = 'What it costs to send photos of a vehicle to processing';

/** The price of a vehicle for whoever asks. */
export const prices = {
  one: call({
    method: 'GET',
    path: 'cars/:car/price',
    summary,
    roles: ['chief', 'employee'],
    params,
    response,
    assumed: true,
  }),
};

/** The same for the operator, who pays with the company's balance. */
export const adminPrices = {
  one: call({
    method: 'GET',
    path: 'admin/cars/:car/price',
    summary,
    roles: ['admin'],
    params,
    response,
    assumed: true,
  }),
};
