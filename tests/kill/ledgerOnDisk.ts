import { join } from 'node:path';
import { openDatabase } from '../../server/db/client.ts';

/** Returns how often each vehicle was charged, minus refunds, read from the database after its server has stopped. */
export async function chargesPerVehicle(dataFolder: string): Promise<Map<number, number>> {
  const db = await openDatabase({ folder: join(dataFolder, 'database') });
  try {
    const { rows } = await db.systemQuery(
      `select car_id, -sum(amount) as charged from ledger_entries where car_id is not null group by car_id order by car_id`,
    );
    return new Map(rows.map(({ car_id, charged }) => [Number(car_id), Number(charged)]));
  } finally {
    await db.close();
  }
}
