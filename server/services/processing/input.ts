import { and, eq } from '@turntable/declare/server/db/drizzle.ts';
import { FileMissing, type Storage } from '@turntable/declare/server/files/storage.ts';
import type { Look } from '../../../contract/looks/look.ts';
import type { LookPreviewAsk } from '../../../contract/looks/preview.ts';
import { isPlateKnown } from '../../../contract/photos/plateCorners.ts';
import type { Tx } from '../../db/client.ts';
import {
  backgrounds,
  banners,
  cars,
  companies,
  companyAngles,
  licencePlates,
  logos,
  presetItems,
  rooms,
} from '../../db/schema/index.ts';
import type { PipelineInput } from '../../imaging/pipeline.ts';
import { overlaidLook } from '../looks/look.ts';
import { isDraft, type PhotoRecord } from '../photos/photoView.ts';
import { partPictures } from '../rooms/pictures.ts';
import { definedOnly } from '../shared/definedOnly.ts';

/** The input of a photo's processing: settings, and the storage keys of their pictures. */
export interface ProcessingPlan
  extends Pick<
    PipelineInput,
    | 'angle'
    | 'look'
    | 'light'
    | 'floorFrom'
    | 'logo'
    | 'showLogo'
    | 'showBanner'
    | 'box'
    | 'plate'
    | 'strokes'
    | 'doubts'
  > {
  readonly original: string;
  readonly mask: string | null;
  readonly assets: Partial<Record<keyof PipelineInput['assets'], string>>;
}

/** An extra photo that belongs to no view is levelled and cropped like a detail. */
const NO_VIEW = { code: 'extra', kind: 'detail', silhouette: '' } as const;

/** Collects everything that the finished picture of a photo depends on at present. */
export const planProcessing = async (
  tx: Tx,
  photo: PhotoRecord,
  hasModel: boolean,
): Promise<ProcessingPlan> => {
  const [vehicle] = await tx
    .select({ car: cars, company: companies })
    .from(cars)
    .innerJoin(companies, eq(companies.id, cars.company_id))
    .where(eq(cars.id, photo.car_id));
  if (!vehicle) throw new Error(`photo ${photo.id} has no vehicle`);
  const { car, company } = vehicle;
  const look = overlaidLook(company, car);
  const angle =
    photo.preset_item_id === null
      ? undefined
      : await readAngle(tx, company.id, photo.preset_item_id);
  return {
    angle: seenAngle(angle?.item ?? NO_VIEW, photo),
    look,
    showLogo: Boolean(company.show_logo && (angle?.wish?.show_logo ?? 1) && photo.show_logo),
    showBanner: Boolean(
      company.show_banner && (angle?.wish?.show_banner ?? 1) && photo.show_banner,
    ),
    // With a cut-out, the box is the one it found; without one, the user's.
    ...(photo.box && !photo.mask_key && { box: photo.box }),
    ...plateOf(photo),
    ...strokesOf(photo),
    doubts: photo.cutout_doubts,
    original: photo.original_key,
    // An outline drawn without a model is redone once there is one, unless the user has corrected it.
    mask: hasModel && isDraft(photo) ? null : photo.mask_key,
    ...(await readAssets(
      tx,
      { ...look, banner_id: angle?.wish?.banner_id ?? look.banner_id },
      photo.preset_item_id,
    )),
  };
};

/**
 * Returns what a photo is processed as. A photo of the inside or of a detail on an exterior view is not cut out, unless the user has marked the
 * vehicle.
 */
export const seenAngle = (
  { code, kind, silhouette }: PipelineInput['angle'],
  photo: PhotoRecord | undefined,
): PipelineInput['angle'] => {
  const isPart = photo?.shows === 'interior' || photo?.shows === 'detail';
  const isKnownToStand = Boolean(photo?.box || photo?.mask_key);
  return {
    code,
    silhouette,
    kind: isPart && !isKnownToStand ? 'detail' : kind,
    ...(photo?.shows && { shows: photo.shows }),
  };
};

/** Returns a photo's known plate; one that was not found, or not for certain, is searched again. */
export const plateOf = ({
  plate_corners,
  plate_state,
}: PhotoRecord): Pick<PipelineInput, 'plate'> =>
  isPlateKnown(plate_state) ? { plate: plate_corners } : {};

/** Returns the user's corrections of a photo's cut-out. */
export const strokesOf = ({
  cutout_strokes: strokes,
}: PhotoRecord): Pick<PipelineInput, 'strokes'> => (strokes ? { strokes } : {});

const readAngle = async (tx: Tx, companyId: number, itemId: number) => {
  const [item] = await tx
    .select({ code: presetItems.code, kind: presetItems.kind, silhouette: presetItems.silhouette })
    .from(presetItems)
    .where(eq(presetItems.id, itemId));
  if (!item) throw new Error(`view ${itemId} is gone although a photo shows it`);
  const [wish] = await tx
    .select()
    .from(companyAngles)
    .where(and(eq(companyAngles.company_id, companyId), eq(companyAngles.preset_item_id, itemId)));
  return { item, wish };
};

type PlannedAssets = Pick<ProcessingPlan, 'assets' | 'floorFrom' | 'light' | 'logo'>;

/**
 * Returns the pictures that a look names, by their keys, with how large the logo is, what the room is built of, and its light and ground.
 * @param unsaved light and ground to show instead of the stored ones
 */
export const readAssets = async (
  tx: Tx,
  look: Look,
  angleId: number | null,
  unsaved: Pick<LookPreviewAsk, 'light' | 'floor_from'> = {},
): Promise<PlannedAssets> => {
  const keyIn = async (table: typeof banners, id: number | null) => {
    if (id === null) return undefined;
    const [row] = await tx.select({ key: table.key }).from(table).where(eq(table.id, id));
    return row?.key;
  };
  const [background] =
    look.background_type === 'background' && look.background_id !== null
      ? await tx.select().from(backgrounds).where(eq(backgrounds.id, look.background_id))
      : [];
  const [logo] =
    look.logo_id === null ? [] : await tx.select().from(logos).where(eq(logos.id, look.logo_id));
  const banner = await keyIn(banners, look.banner_id);
  // The further columns of a table are not read here.
  const plate =
    look.plate_image === 1
      ? await keyIn(licencePlates as unknown as typeof banners, look.licence_plate_id)
      : undefined;
  const [room] =
    look.background_type === 'room' && look.room_id !== null
      ? await tx.select().from(rooms).where(eq(rooms.id, look.room_id))
      : [];
  const { light, floor_from } = {
    floor_from: null,
    ...(background ?? room),
    ...definedOnly(unsaved),
  };
  return {
    assets: {
      ...(background && { background: background.key }),
      ...(logo && { logo: logo.key }),
      ...(banner && { banner }),
      ...(plate && { plate }),
      ...(room && (await partPictures(tx, room, angleId))),
    },
    ...(light && { light }),
    ...(floor_from !== null && { floorFrom: floor_from / 100 }),
    ...(logo && { logo: { size: logo.size, margin: logo.margin } }),
  };
};

/** Thrown when the original is missing in the storage: a retry does not help. */
export class OriginalMissing extends Error {
  override readonly name = 'OriginalMissing';
}

/** Fetches the files of a plan. A missing cut-out is made again. Throws OriginalMissing. */
export const loadInput = async (storage: Storage, plan: ProcessingPlan): Promise<PipelineInput> => {
  const { original: key, mask, assets, ...settings } = plan;
  const original = await readIfThere(storage, key);
  if (!original) throw new OriginalMissing(`the original ${key} is gone`);
  const loaded = await Promise.all(
    Object.entries(assets).map(async ([name, key]) => {
      // Without the company's plate, the vehicle's is blurred.
      const read = name === 'plate' ? readIfThere(storage, key) : storage.read(key);
      return [name, await read] as const;
    }),
  );
  const cutout = mask === null ? undefined : await readIfThere(storage, mask);
  return { ...settings, original, assets: Object.fromEntries(loaded), ...(cutout && { cutout }) };
};

const readIfThere = async (storage: Storage, key: string): Promise<Uint8Array | undefined> => {
  try {
    return await storage.read(key);
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
};
