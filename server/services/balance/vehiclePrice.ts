import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  type SQL,
  sql,
} from '@turntable/declare/server/db/drizzle.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import type { Payment, PriceMeans, VehiclePrice } from '../../../contract/balance/vehiclePrice.ts';
import type { Tx } from '../../db/client.ts';
import { cars, companies, ledgerEntries, photos, tokens, users } from '../../db/schema/index.ts';
import {
  type CompanyRecord,
  findCompany,
  lockCompany,
  type UserRecord,
} from '../companies/companyRows.ts';

/** A vehicle to charge. The caller holds its row's lock. */
export interface ChargedVehicle {
  readonly id: number;
  readonly company_id: number;
  readonly charge_round: number;
  readonly label: string;
}

export interface Tariff {
  /** Tokens or credits per vehicle. */
  readonly price: number;
  /** The contact for a company without balance. */
  readonly support: { readonly tel: string; readonly email: string };
}

const CHARGES = ['vehicle_token', 'vehicle_staff_credit', 'vehicle_credit'] as const;
type Charge = (typeof CHARGES)[number];

const REFUND_TYPE = {
  vehicle_token: 'tokens_added',
  vehicle_staff_credit: 'staff_credits_added',
  vehicle_credit: 'credits_added',
} as const satisfies Record<Charge, string>;

/**
 * Charges a vehicle, once (docs/decisions/companies.md): with tokens of its company if it has them and the user may spend them; else with
 * the user's own credits; else with the company's, below zero only down to the limit of a company with a negative balance allowed.
 * Returns null when the vehicle was paid before. Throws 402 with the text of the specification's chapter 8.
 */
export const chargeVehicle = async (
  tx: Tx,
  vehicle: ChargedVehicle,
  tariff: Tariff,
  userId: number,
): Promise<Payment | null> => {
  if (await chargeOf(tx, vehicle.id, vehicle.charge_round)) return null;
  const payer = await lockPayer(tx, userId, vehicle.company_id);
  const company = await lockCompany(tx, vehicle.company_id);
  const { price } = tariff;
  const means = meansOf(company, payer, price);
  if (!means) throw new Refusal(402, 'no_credit', { params: { ...tariff.support } });

  const pay = async (type: Charge, member?: number): Promise<Payment> => {
    await tx.insert(ledgerEntries).values({
      company_id: vehicle.company_id,
      car_id: vehicle.id,
      charge_round: vehicle.charge_round,
      vehicle: vehicle.label,
      type,
      amount: -price,
      user_id: userId,
      member_id: member ?? null,
    });
    return { amount: price, means, left: balanceOf(company, payer)[means] - price };
  };
  if (means === 'token') {
    await spendTokens(tx, vehicle, price);
    if (payer)
      await changePerson(tx, payer.id, { tokens_spent: sql`${users.tokens_spent} + ${price}` });
    return pay('vehicle_token');
  }
  if (means === 'staff_credit' && payer) {
    await changePerson(tx, payer.id, { credits: sql`${users.credits} - ${price}` });
    return pay('vehicle_staff_credit', payer.id);
  }
  await changeCredits(tx, company.id, -price);
  return pay('vehicle_credit');
};

/** Returns what a vehicle is paid with, see `chargeVehicle`; undefined where the balance does not reach. */
const meansOf = (
  company: CompanyRecord,
  payer: UserRecord | undefined,
  price: number,
): PriceMeans | undefined => {
  const floor = company.can_work_on_debt ? -company.debt_limit : 0;
  const mayUseTokens =
    payer === undefined ||
    payer.token_limit === null ||
    payer.tokens_spent + price <= payer.token_limit;
  if (company.tokens >= price && mayUseTokens) return 'token';
  if (payer && payer.credits >= price) return 'staff_credit';
  return company.credits - price >= floor ? 'credit' : undefined;
};

/** Returns what it would take to charge a vehicle now, for this user. */
export const priceOf = async (
  tx: Tx,
  vehicle: Pick<ChargedVehicle, 'id' | 'company_id' | 'charge_round'>,
  price: number,
  userId: number,
): Promise<VehiclePrice> => {
  if (await chargeOf(tx, vehicle.id, vehicle.charge_round))
    return { amount: 0, means: null, left: 0 };
  const company = await findCompany(tx, vehicle.company_id);
  const [payer] = await payerQuery(tx, userId, vehicle.company_id);
  const means = meansOf(company, payer, price);
  if (!means) return { amount: price, means: null, left: 0 };
  return { amount: price, means, left: balanceOf(company, payer)[means] };
};

/** Returns what there is of each means of payment. */
const balanceOf = (
  company: CompanyRecord,
  payer: UserRecord | undefined,
): Record<PriceMeans, number> => ({
  token: company.tokens,
  staff_credit: payer?.credits ?? 0,
  credit: company.credits,
});

/**
 * Refunds a paid vehicle when all its photos are unusable: none is in processing and none has become a finished picture since it was
 * paid. The entry stays and gets a counter-entry; the next processing opens a new round. The caller holds the vehicle's lock.
 */
export const refundIfAllUnusable = async (tx: Tx, carId: number): Promise<boolean> => {
  const [car] = await tx.select().from(cars).where(eq(cars.id, carId));
  if (!car || car.charge_earned) return false;
  const usable = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(
      and(
        eq(photos.car_id, carId),
        sql`(${photos.in_process} = 1 or ${isNotNull(photos.processed_key)})`,
      ),
    )
    .limit(1);
  if (usable.length > 0) return false;
  const charge = await chargeOf(tx, carId, car.charge_round);
  if (!charge) return false;
  const price = -charge.amount;
  if (charge.type === 'vehicle_token') await returnTokens(tx, { ...charge, carId, price });
  else if (charge.member_id !== null)
    await changePerson(tx, charge.member_id, { credits: sql`${users.credits} + ${price}` });
  else await changeCredits(tx, car.company_id, price);
  await tx.insert(ledgerEntries).values({
    company_id: car.company_id,
    car_id: carId,
    charge_round: car.charge_round,
    vehicle: charge.vehicle,
    type: REFUND_TYPE[charge.type],
    amount: price,
    member_id: charge.member_id,
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
        inArray(ledgerEntries.type, [...CHARGES]),
      ),
    );
  return charge && { ...charge, type: charge.type as Charge }; // the condition lets no other type through
};

/** Returns the user, if in the vehicle's company; others pay only with the company's balance. */
const lockPayer = async (
  tx: Tx,
  userId: number,
  companyId: number,
): Promise<UserRecord | undefined> => {
  const [payer] = await payerQuery(tx, userId, companyId).for('no key update');
  return payer;
};

const payerQuery = (tx: Tx, userId: number, companyId: number) =>
  tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.company_id, companyId)));

/** Spends the company's oldest tokens on the vehicle. The caller holds the company's lock and has checked that there are enough. */
const spendTokens = async (tx: Tx, vehicle: ChargedVehicle, price: number): Promise<void> => {
  const oldest = tx
    .select({ id: tokens.id })
    .from(tokens)
    .where(and(eq(tokens.company_id, vehicle.company_id), eq(tokens.status, 'active')))
    .orderBy(asc(tokens.created_at), asc(tokens.id))
    .limit(price);
  await tx
    .update(tokens)
    .set({ used: 1, last_used_at: sql`now()`, car_id: vehicle.id })
    .where(inArray(tokens.id, oldest));
};

interface SpentTokens {
  readonly carId: number;
  readonly company_id: number;
  readonly user_id: number | null;
  readonly price: number;
}

/** Returns the vehicle's tokens to the company; they no longer count against the spending user's limit. */
const returnTokens = async (
  tx: Tx,
  { carId, company_id, user_id, price }: SpentTokens,
): Promise<void> => {
  const payer = user_id === null ? undefined : await lockPayer(tx, user_id, company_id);
  if (payer)
    await changePerson(tx, payer.id, { tokens_spent: Math.max(0, payer.tokens_spent - price) });
  await lockCompany(tx, company_id);
  const returned = await tx
    .update(tokens)
    .set({ used: 0, last_used_at: null, car_id: null })
    .where(eq(tokens.car_id, carId))
    .returning({ id: tokens.id });
  // Tokens spent before they were rows are returned as new rows.
  const missing = price - returned.length;
  if (missing > 0)
    await tx
      .insert(tokens)
      .values(Array.from({ length: missing }, () => ({ company_id, name: '' })));
};

const changePerson = (tx: Tx, id: number, change: { credits?: SQL; tokens_spent?: SQL | number }) =>
  tx.update(users).set(change).where(eq(users.id, id));

const changeCredits = (tx: Tx, companyId: number, amount: number) =>
  tx
    .update(companies)
    .set({ credits: sql`${companies.credits} + ${amount}` })
    .where(eq(companies.id, companyId));
