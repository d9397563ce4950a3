import { eq } from '@turntable/declare/server/db/drizzle.ts';
import { standardPreset } from '../../presets/standard.ts';
import type { Database } from '../client.ts';
import { presetItems, presets } from '../schema/index.ts';

/** Inserts or updates the delivered set of views; companies' settings of views stay. Returns its id. */
export const ensureStandardPreset = (db: Database): Promise<number> =>
  db.asSystem(async (tx) => {
    const { name, items } = standardPreset;
    await tx.insert(presets).values({ name }).onConflictDoNothing();
    const [preset] = await tx.select().from(presets).where(eq(presets.name, name)).for('update');
    if (!preset) throw new Error(`The preset ${name} is missing`);
    const known = new Map(
      (await tx.select().from(presetItems).where(eq(presetItems.preset_id, preset.id))).map(
        (item) => [item.code, item],
      ),
    );
    for (const item of items) {
      const stored = known.get(item.code);
      if (!stored) await tx.insert(presetItems).values({ ...item, preset_id: preset.id });
      else if (!isSame(stored, item)) {
        await tx.update(presetItems).set(item).where(eq(presetItems.id, stored.id));
      }
    }
    return preset.id;
  });

type Item = (typeof standardPreset)['items'][number];

const isSame = (stored: typeof presetItems.$inferSelect, item: Item): boolean =>
  stored.kind === item.kind &&
  stored.position === item.position &&
  stored.silhouette === item.silhouette &&
  stored.name.en === item.name.en &&
  stored.name.de === item.name.de;
