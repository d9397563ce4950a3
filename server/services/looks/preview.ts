import { and, desc, eq, isNotNull } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField, notFound } from '@turntable/declare/server/refusal.ts';
import { type Look, Look as LookSchema } from '../../../contract/looks/look.ts';
import type { LookPreview, LookPreviewAsk } from '../../../contract/looks/preview.ts';
import type { Tx } from '../../db/client.ts';
import { cars, companyAngles, photos, presetItems } from '../../db/schema/index.ts';
import type { PipelineInput } from '../../imaging/pipeline.ts';
import { type CompanyRecord, findCompany } from '../companies/companyRows.ts';
import type { PhotoRecord } from '../photos/photoView.ts';
import {
  type ProcessingPlan,
  plateOf,
  readAssets,
  seenAngle,
  strokesOf,
} from '../processing/input.ts';
import { partPictures } from '../rooms/pictures.ts';
import { assertParts } from '../rooms/rooms.ts';
import type { CompanyOwner } from '../scope/owner.ts';
import type { ServiceContext } from '../shared/context.ts';
import { definedOnly } from '../shared/definedOnly.ts';
import { overlaidLook } from './look.ts';
import { sampleOf, smallStored } from './previewSources.ts';
import { assertOwnPictures } from './references.ts';

/** In pixels. */
const WIDTH = 640;
/** The views that show most of a vehicle, and those that show its plates. */
const VIEWS = {
  usual: ['front-left', 'left', 'rear-right'],
  plate: ['front', 'front-left', 'rear'],
} as const;

/** A picture to compose: the keys of its parts, and the photo's origin. */
interface PreviewPlan
  extends Pick<
    ProcessingPlan,
    | 'angle'
    | 'look'
    | 'light'
    | 'floorFrom'
    | 'logo'
    | 'showLogo'
    | 'showBanner'
    | 'assets'
    | 'plate'
    | 'strokes'
    | 'doubts'
  > {
  readonly angleId: number;
  readonly photo: PhotoRecord | undefined;
}

/**
 * Composes a vehicle with unsaved settings, at up to three views: from existing cut-outs, so it is fast, and without
 * charge, job or stored result. Throws 404 for a vehicle of another company; 422 for settings out of reach and a view without a photo.
 */
export const previewLook = async (
  context: ServiceContext,
  { scope, companyId }: CompanyOwner,
  ask: LookPreviewAsk,
): Promise<LookPreview[]> => {
  const plans = await context.db.as(scope, (tx) => planPreview(tx, companyId, ask));
  return Promise.all(plans.map((plan) => compose(context, plan)));
};

const planPreview = async (
  tx: Tx,
  companyId: number,
  ask: LookPreviewAsk,
): Promise<PreviewPlan[]> => {
  const company = await findCompany(tx, companyId);
  await assertOwnPictures(tx, companyId, ask.look, 'look.');
  await assertParts(tx, companyId, ask);
  const car = await chosenCar(tx, companyId, ask.car);
  const saved = car ? overlaidLook(company, car) : LookSchema.strip().parse(company);
  const look: Look = { ...saved, ...definedOnly(ask.look) };
  const ofCar = car
    ? await tx
        .select()
        .from(photos)
        .where(and(eq(photos.car_id, car.id), eq(photos.extra, 0)))
    : [];
  const views = await chosenViews(tx, company, ofCar, ask);
  const plans: PreviewPlan[] = [];
  for (const { item, wish } of views) {
    const shown = { ...look, banner_id: wish?.banner_id ?? look.banner_id };
    const { assets, logo, ...stage } = await readAssets(tx, shown, item.id, ask);
    const composed = look.background_type === 'room' ? await partPictures(tx, ask, item.id) : {};
    const photo = ofCar.find((one) => one.preset_item_id === item.id && isUsable(one, item, look));
    plans.push({
      angleId: item.id,
      photo,
      look,
      angle: seenAngle(item, photo),
      assets: { ...assets, ...composed },
      ...(photo && {
        ...plateOf(photo),
        ...strokesOf(photo),
        doubts: photo.cutout_doubts,
      }),
      ...stage,
      ...(logo && {
        logo: { size: ask.logo_size ?? logo.size, margin: ask.logo_margin ?? logo.margin },
      }),
      showLogo: Boolean(company.show_logo && (wish?.show_logo ?? 1) && (photo?.show_logo ?? 1)),
      showBanner: Boolean(
        company.show_banner && (wish?.show_banner ?? 1) && (photo?.show_banner ?? 1),
      ),
    });
  }
  return plans;
};

type Item = typeof presetItems.$inferSelect;

/** Returns whether a photo can be shown in a preview. Cutting a vehicle out takes seconds, so photos that still need a cut-out are left out. */
const isUsable = (photo: PhotoRecord, item: Item, look: Look): boolean =>
  photo.mask_key !== null ||
  seenAngle(item, photo).kind !== 'exterior' ||
  look.cutting === 0 ||
  look.background_type === 'original';

const chosenCar = async (tx: Tx, companyId: number, wanted: number | null | undefined) => {
  if (wanted === null) return undefined;
  if (wanted !== undefined) {
    const [car] = await tx
      .select()
      .from(cars)
      .where(and(eq(cars.id, wanted), eq(cars.company_id, companyId)));
    if (!car) throw notFound();
    return car;
  }
  const [latest] = await tx
    .select({ car: cars })
    .from(photos)
    .innerJoin(cars, eq(cars.id, photos.car_id))
    .where(
      and(
        eq(photos.company_id, companyId),
        isNotNull(photos.processed_at),
        isNotNull(photos.mask_key),
      ),
    )
    .orderBy(desc(photos.processed_at))
    .limit(1);
  return latest?.car;
};

/** Returns the requested views; else the vehicle's views with a cut-out, filled up to three with the usual ones. */
const chosenViews = async (
  tx: Tx,
  company: CompanyRecord,
  ofCar: readonly PhotoRecord[],
  { angles: wanted, views = 'usual' }: LookPreviewAsk,
) => {
  const rows = await tx
    .select({ item: presetItems, wish: companyAngles })
    .from(presetItems)
    .leftJoin(
      companyAngles,
      and(
        eq(companyAngles.preset_item_id, presetItems.id),
        eq(companyAngles.company_id, company.id),
      ),
    )
    .where(eq(presetItems.preset_id, company.preset_id))
    .orderBy(presetItems.position);
  if (wanted) {
    const named = wanted.flatMap((id) => rows.filter(({ item }) => item.id === id));
    if (named.length < wanted.length) throw invalidField('angles', 'not_in_preset');
    return named;
  }
  const cut = new Set(
    ofCar.filter((photo) => photo.mask_key !== null).map((photo) => photo.preset_item_id),
  );
  const usual = rows.filter(({ item }) => VIEWS[views].some((code) => code === item.code));
  const own = rows.filter((row) => cut.has(row.item.id) && !usual.includes(row));
  const isOwn = ({ item }: { item: Item }) => cut.has(item.id);
  return [...usual.filter(isOwn), ...own, ...usual.filter((row) => !isOwn(row))].slice(
    0,
    VIEWS[views].length,
  );
};

const compose = async (
  { storage, previews }: ServiceContext,
  plan: PreviewPlan,
): Promise<LookPreview> => {
  const { angleId, photo, assets, ...settings } = plan;
  const source: PreviewSource = photo
    ? {
        original: await smallStored(storage, photo.original_key),
        cutout: photo.mask_key === null ? null : await smallStored(storage, photo.mask_key),
      }
    : await readSample(plan);
  const loaded = await Promise.all(
    Object.entries(assets).map(
      async ([name, key]) => [name, await smallStored(storage, key)] as const,
    ),
  );
  const input: PipelineInput = {
    ...settings,
    width: WIDTH,
    original: source.original,
    ...(source.cutout && { cutout: source.cutout }),
    ...(source.panes && { panes: source.panes }),
    ...(source.plate !== undefined && { plate: source.plate }),
    assets: Object.fromEntries(loaded),
  };
  const made = await previews.process(input);
  if (made.outcome === 'defected') throw invalidField('angles', 'no_preview');
  const image = `data:image/jpeg;base64,${Buffer.from(made.result).toString('base64')}`;
  return { angle_id: angleId, photo_id: photo?.id ?? null, sample: photo ? 0 : 1, image };
};

interface PreviewSource extends Pick<PipelineInput, 'plate'> {
  readonly original: Uint8Array;
  readonly cutout: Uint8Array | null | undefined;
  /** Where the drawn vehicle's glass is. */
  readonly panes?: Uint8Array | undefined;
}

const readSample = async ({ angle }: PreviewPlan): Promise<PreviewSource> => {
  const sample = sampleOf(angle.code);
  if (!sample) throw invalidField('angles', 'no_preview');
  return {
    original: await sample.photo(),
    cutout: await sample.mask?.(),
    panes: await sample.panes?.(),
    plate: sample.plate ?? null,
  };
};
