import { and, asc, eq, inArray, sql } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import { DEFAULT_LOOK } from '../../../contract/looks/look.ts';
import type { RoomPreview, RoomPreviewAsk } from '../../../contract/rooms/room.ts';
import type { Tx } from '../../db/client.ts';
import { companies, presetItems, presets } from '../../db/schema/index.ts';
import { drawRoomPreview } from '../../imaging/roomPreview.ts';
import { assertOwner } from '../companies/companyRows.ts';
import { sampleOf, smallStored } from '../looks/previewSources.ts';
import type { LookOwner } from '../scope/owner.ts';
import type { ServiceContext } from '../shared/context.ts';
import { type SeenPart, seenParts } from './pictures.ts';
import { assertParts } from './rooms.ts';

/** In pixels: larger for a few views, smaller for many side by side. */
const WIDTH = { few: 640, many: 320 };
const FEW = 3;

type View = typeof presetItems.$inferSelect;
type Pictures = { wall?: Uint8Array; floor?: Uint8Array };

/**
 * Composes a wall and a floor with the sample vehicle, view by view. Stores nothing; only the
 * two have to exist. Throws 404; 422 at `wall_id` and `floor_id` for components that may not be chosen, at `angles` for other than views of the
 * whole vehicle.
 */
export const previewRoom = async (
  context: ServiceContext,
  owner: LookOwner,
  ask: RoomPreviewAsk,
): Promise<RoomPreview[]> => {
  const { views, seen } = await context.db.as(owner.scope, async (tx) => {
    await assertOwner(tx, owner);
    await assertParts(tx, owner.companyId, ask);
    const views = await shownViews(tx, owner, ask.angles);
    return {
      views,
      seen: await seenParts(
        tx,
        ask,
        views.map(({ id }) => id),
      ),
    };
  });
  const width = views.length > FEW ? WIDTH.many : WIDTH.few;
  return Promise.all(
    views.map(async (view) => {
      const parts = seen.filter(({ angleId }) => angleId === view.id);
      const from = (kind: SeenPart['kind']) =>
        parts.find((part) => part.kind === kind)?.from ?? null;
      const image = await draw(context, view, parts, { width, light: ask.light });
      return {
        angle_id: view.id,
        wall_from: from('wall'),
        floor_from: from('floor'),
        image: `data:image/jpeg;base64,${Buffer.from(image).toString('base64')}`,
      };
    }),
  );
};

const shownViews = async (
  tx: Tx,
  { companyId }: LookOwner,
  wanted: readonly number[] | undefined,
): Promise<View[]> => {
  const exterior = eq(presetItems.kind, 'exterior');
  const preset =
    companyId === null
      ? tx.select({ id: sql`min(${presets.id})` }).from(presets)
      : tx.select({ id: companies.preset_id }).from(companies).where(eq(companies.id, companyId));
  const views = await tx
    .select()
    .from(presetItems)
    .where(
      and(
        exterior,
        wanted ? inArray(presetItems.id, [...wanted]) : inArray(presetItems.preset_id, preset),
      ),
    )
    .orderBy(asc(presetItems.position));
  if (wanted && views.length < new Set(wanted).size) throw invalidField('angles', 'not_exterior');
  return views;
};

const draw = async (
  { storage, previews }: ServiceContext,
  { code, kind, silhouette }: View,
  parts: readonly SeenPart[],
  { width, light }: { width: number; light: RoomPreviewAsk['light'] },
): Promise<Uint8Array> => {
  const read = async (part: SeenPart) => [part.kind, await smallStored(storage, part.key)] as const;
  const assets: Pictures = Object.fromEntries(await Promise.all(parts.map(read)));
  const sample = sampleOf(code);
  const cutout = await sample?.mask?.();
  if (!sample || !cutout) return drawRoomPreview(assets, code);
  const made = await previews.process({
    original: await sample.photo(),
    cutout,
    angle: { code, kind, silhouette },
    look: { ...DEFAULT_LOOK, background_type: 'room' },
    width,
    assets,
    ...(light && { light }),
    showLogo: false,
    showBanner: false,
  });
  if (made.outcome === 'defected')
    throw new Error(`the sample's ${code} cannot be composed: ${made.reason}`);
  return made.result;
};
