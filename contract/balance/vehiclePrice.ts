import { z } from 'zod';

/** What pays for a vehicle: tokens of its company, the user's own credits, or credits of the company. */
export const PriceMeans = z.enum(['token', 'staff_credit', 'credit']);
export type PriceMeans = z.infer<typeof PriceMeans>;

/** How a vehicle was paid for. */
export const Payment = z.strictObject({
  amount: z.int().nonnegative(),
  means: PriceMeans,
  left: z.int().describe('balance left after the payment'),
});
export type Payment = z.infer<typeof Payment>;

/** The price of sending photos of a vehicle to processing now. A vehicle is paid for once (specification, chapter 3). */
export const VehiclePrice = z.strictObject({
  amount: z.int().nonnegative().describe('0: the vehicle is paid for'),
  means: PriceMeans.nullable().describe('null: nothing has to be paid, or no balance is left'),
  left: z.int().describe('balance before the payment'),
});
export type VehiclePrice = z.infer<typeof VehiclePrice>;
