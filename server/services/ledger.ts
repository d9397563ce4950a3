import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { cars, companies, ledgerEntries, photos } from '../db/schema/index.ts';
import { Refusal } from './refusal.ts';

export type PaidWith = 'token' | 'credit';

/** A vehicle that is to be charged. The caller holds its row's lock. */
export interface ChargedVehicle {
  readonly id: number;
  readonly company_id: number;
  readonly charge_round: number;
  readonly label: string;
}

export interface Tariff {
  /** Tokens or credits per vehicle. */
  readonly price: number;
  /** Whom a company without balance may ask. */
  readonly support: { readonly tel: string; readonly email: string };
}

/**
 * Takes the price of a vehicle from its company, once: a token if there is one, else a credit, below zero only as far as a company
 * that can work on debt may go (docs/decisions.md, business rules). Returns null when the vehicle was paid before.
 * Throws 402 with the text of the specification's chapter 8.
 */
export const chargeVehicle = async (tx: Tx, vehicle: ChargedVehicle, tariff: Tariff, userId: number): Promise<PaidWith | null> => {
  if (await chargeOf(tx, vehicle.id, vehicle.charge_round)) return null;
  const [company] = await tx
    .select({ tokens: companies.tokens, credits: companies.credits, debt: companies.debt_limit, mayOwe: companies.can_work_on_debt })
    .from(companies)
    .where(eq(companies.id, vehicle.company_id))
    .for('no key update');
  if (!company) throw new Error(`vehicle ${vehicle.id} has no company in sight`);
  const floor = company.mayOwe ? -company.debt : 0;
  const paidWith: PaidWith | null = company.tokens >= tariff.price ? 'token' : company.credits - tariff.price >= floor ? 'credit' : null;
  if (!paidWith) throw new Refusal(402, 'no_credit', { params: { ...tariff.support } });
  await changeBalance(tx, vehicle.company_id, paidWith, -tariff.price);
  await tx.insert(ledgerEntries).values({
    company_id: vehicle.company_id,
    car_id: vehicle.id,
    charge_round: vehicle.charge_round,
    vehicle: vehicle.label,
    type: paidWith === 'token' ? 'vehicle_token' : 'vehicle_credit',
    amount: -tariff.price,
    user_id: userId,
  });
  return paidWith;
};

/**
 * Gives the price back when every photo of a paid vehicle turned out unusable: none is under way and none has become a finished picture
 * since it was paid. The entry stays and gets a counter-entry; the next processing opens a new round. The caller holds the vehicle's lock.
 */
export const refundUnlessEarned = async (tx: Tx, carId: number): Promise<boolean> => {
  const [car] = await tx.select().from(cars).where(eq(cars.id, carId));
  if (!car || car.charge_earned) return false;
  const hopeful = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.car_id, carId), sql`(${photos.in_process} = 1 or ${isNotNull(photos.processed_key)})`))
    .limit(1);
  if (hopeful.length > 0) return false;
  const charge = await chargeOf(tx, carId, car.charge_round);
  if (!charge) return false;
  const paidWith = charge.type === 'vehicle_token' ? 'token' : 'credit';
  await changeBalance(tx, car.company_id, paidWith, -charge.amount);
  await tx.insert(ledgerEntries).values({
    company_id: car.company_id,
    car_id: carId,
    charge_round: car.charge_round,
    vehicle: charge.vehicle,
    type: paidWith === 'token' ? 'tokens_added' : 'credits_added',
    amount: -charge.amount,
  });
  await tx
    .update(cars)
    .set({ charge_round: sql`${cars.charge_round} + 1` })
    .where(eq(cars.id, carId));
  return true;
};

const chargeOf = async (tx: Tx, carId: number, round: number) => {
  const [charge] = await tx
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.car_id, carId),
        eq(ledgerEntries.charge_round, round),
        inArray(ledgerEntries.type, ['vehicle_token', 'vehicle_credit']),
      ),
    );
  return charge;
};

const changeBalance = (tx: Tx, companyId: number, paidWith: PaidWith, amount: number) =>
  tx
    .update(companies)
    .set(paidWith === 'token' ? { tokens: sql`${companies.tokens} + ${amount}` } : { credits: sql`${companies.credits} + ${amount}` })
    .where(eq(companies.id, companyId));
