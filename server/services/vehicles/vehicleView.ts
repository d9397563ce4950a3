import type { Flag } from '@turntable/declare/contract/flag.ts';
import { asc, eq, inArray, isNull, or } from '@turntable/declare/server/db/drizzle.ts';
import type { Signing } from '@turntable/declare/server/files/signing.ts';
import { CAR_FIELDS } from '../../../contract/vehicles/carFields.ts';
import type { Car, CarRow } from '../../../contract/vehicles/vehicle.ts';
import type { Angle, PresetItem } from '../../../contract/views/angle.ts';
import type { Tx } from '../../db/client.ts';
import { dataOf } from '../../db/dataColumns.ts';
import {
  backgrounds,
  banners,
  companies,
  companyAngles,
  licencePlates,
  logos,
  photos,
  presetItems,
  presets,
  users,
} from '../../db/schema/index.ts';
import { overlaidLook, ownLook } from '../looks/look.ts';
import { type PhotoRecord, photoView } from '../photos/photoView.ts';
import { type CarRecord, findCar } from './vehicleRows.ts';

type CompanyRecord = typeof companies.$inferSelect;

/** Returns a vehicle with everything its page shows (specification, chapter 3). Throws 404. */
export const viewCar = async (tx: Tx, signing: Signing, carId: number): Promise<Car> => {
  const car = await findCar(tx, carId);
  const [company] = await tx.select().from(companies).where(eq(companies.id, car.company_id));
  if (!company) throw new Error(`vehicle ${carId} has no company that its reader may see`);
  const [preset] = await tx.select().from(presets).where(eq(presets.id, company.preset_id));
  if (!preset) throw new Error(`company ${company.id} has no preset that its reader may see`);
  const records = await tx
    .select()
    .from(photos)
    .where(eq(photos.car_id, carId))
    .orderBy(asc(photos.id));
  const items = await readItems(tx, company, records);
  const wishes = await tx
    .select()
    .from(companyAngles)
    .where(eq(companyAngles.company_id, company.id));
  const views = records.map((photo) => photoView(signing, photo, records));
  const offered = await readOffered(tx, signing, company.id);
  return {
    ...carRow(signing, car, company),
    photos: views.filter((photo) => photo.extra === 0),
    extra_photos: views.filter((photo) => photo.extra === 1),
    to_fix_places: car.to_fix_places.filter(({ photo }) => records.some(({ id }) => id === photo)),
    photographers: await namesOfPhotographers(tx, records),
    additional_uploads: company.additional_uploads,
    angles: items.toSorted(inOrderOf(wishes)).map((item) =>
      angleView(
        item,
        item.preset_id === company.preset_id
          ? wishes.find((wish) => wish.preset_item_id === item.id)
          : { ...NO_WISH, selected: 0 },
        views.find((photo) => photo.extra === 0 && photo.angle_id === item.id),
      ),
    ),
    preset: {
      id: preset.id,
      name: preset.name,
      items: items.filter((item) => item.preset_id === preset.id).map(itemView),
    },
    settings: overlaidLook(company, car),
    own_settings: ownLook(car),
    ...offered,
  };
};

/** Returns the names of the users who uploaded a vehicle's photos, as far as the reader sees them. */
const namesOfPhotographers = async (tx: Tx, records: readonly PhotoRecord[]): Promise<string[]> => {
  const ids = [...new Set(records.flatMap(({ user_id }) => user_id ?? []))];
  if (ids.length === 0) return [];
  const rows = await tx
    .selectDistinct({ name: users.name })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.name));
  return rows.map(({ name }) => name);
};

/** Returns the views of the company's preset, and those that photos show although the company has moved to another preset. */
const readItems = (tx: Tx, company: CompanyRecord, records: readonly PhotoRecord[]) => {
  const shown = records.flatMap((photo) =>
    photo.preset_item_id === null ? [] : [photo.preset_item_id],
  );
  return tx
    .select()
    .from(presetItems)
    .where(or(eq(presetItems.preset_id, company.preset_id), inArray(presetItems.id, shown)))
    .orderBy(asc(presetItems.position), asc(presetItems.id));
};

type Offered = Pick<Car, 'licence_plates' | 'backgrounds' | 'logos' | 'banners'>;

/** Returns the pictures that a look may name: the company's own and the operator's. */
const readOffered = async (tx: Tx, signing: Signing, companyId: number): Promise<Offered> => {
  const offeredIn = (
    table: typeof backgrounds | typeof logos | typeof banners | typeof licencePlates,
  ) => or(eq(table.company_id, companyId), isNull(table.company_id));
  const plateRows = await tx
    .select()
    .from(licencePlates)
    .where(offeredIn(licencePlates))
    .orderBy(asc(licencePlates.name));
  const backgroundRows = await tx
    .select()
    .from(backgrounds)
    .where(offeredIn(backgrounds))
    .orderBy(asc(backgrounds.name));
  const logoRows = await tx.select().from(logos).where(offeredIn(logos)).orderBy(asc(logos.name));
  const bannerRows = await tx
    .select()
    .from(banners)
    .where(offeredIn(banners))
    .orderBy(asc(banners.name));
  const picture = ({ id, company_id, name, key, preview_key }: (typeof bannerRows)[number]) => ({
    id,
    company_id,
    name,
    url: signing.urlOf(key),
    preview_url: signing.urlOf(preview_key),
  });
  return {
    licence_plates: plateRows.map(picture),
    backgrounds: backgroundRows.map((row) => ({ ...picture(row), has_room: row.has_room })),
    logos: logoRows.map(picture),
    banners: bannerRows.map(picture),
  };
};

const carRow = (signing: Signing, car: CarRecord, company: CompanyRecord): CarRow => ({
  id: car.id,
  ...dataOf(CAR_FIELDS, car),
  user_id: car.user_id,
  company_id: car.company_id,
  company_title: company.title,
  moderated: car.moderated,
  carsNeedPremoderation: company.carsNeedPremoderation,
  moderation: car.moderation,
  to_fix_reasons: car.to_fix_reasons,
  to_fix_comment: car.to_fix_comment,
  state: car.state,
  angles_count: company.angles_count,
  photos_count: car.photos_count,
  processed_count: car.processed_count,
  unchanged_plates: car.unchanged_plates,
  ftp_held_at: car.ftp_held_at?.toISOString() ?? null,
  thumbnail_url: car.thumbnail_key && signing.urlOf(car.thumbnail_key),
  from_ftp: car.from_ftp,
  ftp_upload_date: car.ftp_upload_date?.toISOString() ?? null,
  ftp_upload_state: car.ftp_upload_state,
  ftp_upload_timestamp: car.ftp_upload_date && Math.floor(car.ftp_upload_date.getTime() / 1000),
  created_at: car.created_at.toISOString(),
  updated_at: car.updated_at.toISOString(),
  version: car.version,
});

/** Returns a function that compares the places of two views. A company may have put its views into an order; those of another preset keep theirs. */
const inOrderOf = (wishes: readonly (typeof companyAngles.$inferSelect)[]) => {
  const positions = new Map(wishes.map((wish) => [wish.preset_item_id, wish.position]));
  const place = (item: PresetItem) => positions.get(item.id) ?? item.position;
  return (one: PresetItem, other: PresetItem) => place(one) - place(other);
};

const itemView = ({ id, code, name, kind, position, silhouette }: PresetItem): PresetItem => ({
  id,
  code,
  name,
  kind,
  position,
  silhouette,
});

interface Wish {
  comment: string;
  show_logo: Flag;
  show_banner: Flag;
  selected: Flag;
}
/** A view without settings of the company is photographed, with logo and banner. */
const NO_WISH: Wish = { comment: '', show_logo: 1, show_banner: 1, selected: 1 };

const angleView = (
  item: PresetItem,
  wish: Wish | undefined,
  photo: Car['photos'][number] | undefined,
): Angle => {
  const { comment, show_logo, show_banner, selected } = wish ?? NO_WISH;
  return {
    ...itemView(item),
    isSelected: selected,
    comment,
    show_logo,
    show_banner,
    photo_id: photo?.id ?? null,
    photo_url: photo?.url ?? null,
    url: photo?.url ?? null,
    processed_url: photo?.processed_url ?? null,
    preview_url: photo?.preview_url ?? null,
    preview_processed_url: photo?.preview_processed_url ?? null,
    in_process: photo?.in_process ?? 0,
    status: photo?.status ?? null,
    defect_state: photo?.defect_state ?? null,
    loaded_photo: photo ? 1 : 0,
    loaded_photo_processed: photo?.status === 4 ? 1 : 0,
  };
};
