import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { cars, companies, photos, presetItems } from '../db/schema/index.ts';
import type { Scope } from '../db/scope.ts';
import type { CarsContext } from './carsContext.ts';
import { type CarRecord, lockCar } from './carsRows.ts';
import { notFound, Refusal } from './refusal.ts';

type CompanyRecord = typeof companies.$inferSelect;

/** What is sent where. */
export interface FtpExport {
  readonly host: string;
  readonly user: string;
  readonly password: string;
  /** Absolute or relative to where the login leads, without a slash at the end. */
  readonly folder: string;
  readonly format: 'jpeg' | 'png' | 'webp';
  /** Storage keys of the finished pictures and the names they get, in the order of the views. */
  readonly files: readonly { key: string; name: string }[];
}

/**
 * Asks for a vehicle's finished pictures to be sent to its company's FTP server. Throws 404; 422 when the company has not said where
 * to, or nothing is finished.
 */
export const requestFtpExport = (context: CarsContext, scope: Scope, carId: number): Promise<void> =>
  context.db.as(scope, async (tx) => {
    const car = await lockCar(tx, carId);
    const company = await companyOf(tx, car);
    if (!company.ftp_host || !company.ftp_user) throw new Refusal(422, 'ftp_not_set');
    if ((await finishedKeys(tx, car.id)).length === 0) throw new Refusal(422, 'no_finished_pictures');
    await context.queue.add(tx, 'export-to-ftp', [{ data: { car: car.id } }]);
  });

/** Reads what is to be sent, as it stands now; null when the vehicle is gone or has nothing finished any more. */
export const planFtpExport = ({ db, secrets }: CarsContext, carId: number): Promise<FtpExport | null> =>
  db.asSystem(async (tx) => {
    const [car] = await tx.select().from(cars).where(eq(cars.id, carId));
    if (!car) return null;
    const company = await companyOf(tx, car);
    const keys = await finishedKeys(tx, carId);
    if (keys.length === 0) return null;
    return {
      ...{ host: company.ftp_host, user: company.ftp_user, format: company.format },
      password: company.ftp_pass_encrypted && secrets.decrypt(company.ftp_pass_encrypted),
      folder: folderOf(company, car),
      files: keys.map((key, index) => ({ key, name: fileName(company, index) })),
    };
  });

/** Writes down how a sending ended; the page waits for the date to change (specification, chapter 4). */
export const recordFtpExport = ({ db }: CarsContext, carId: number, state: 'succeed' | 'failed'): Promise<void> =>
  db.asSystem(async (tx) => {
    await tx.update(cars).set({ ftp_upload_state: state, ftp_upload_date: new Date() }).where(eq(cars.id, carId));
  });

const companyOf = async (tx: Tx, car: CarRecord): Promise<CompanyRecord> => {
  const [company] = await tx.select().from(companies).where(eq(companies.id, car.company_id));
  if (!company) throw notFound();
  return company;
};

const finishedKeys = async (tx: Tx, carId: number): Promise<string[]> => {
  const rows = await tx
    .select({ key: photos.processed_key })
    .from(photos)
    .leftJoin(presetItems, eq(presetItems.id, photos.preset_item_id))
    .where(eq(photos.car_id, carId))
    .orderBy(asc(photos.extra), asc(presetItems.position), asc(photos.id));
  return rows.flatMap(({ key }) => key ?? []);
};

const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;

/** `photo` and an index of four digits or more, counted from the company's first. */
const fileName = (company: CompanyRecord, index: number): string => {
  const number = String(company.initial_index + index).padStart(4, '0');
  return `${plain(company.initial_name) || 'photo-'}${number}.${EXTENSIONS[company.format]}`;
};

/**
 * The company's folder. `{vin}`, `{car}` and `{id}` in the directory's name stand for the vehicle's; without any of them each vehicle gets
 * a folder of its own inside, else the next one would overwrite its pictures.
 */
const folderOf = (company: CompanyRecord, car: CarRecord): string => {
  const own = { vin: plain(car.vin), car: plain(car.car), id: String(car.id) };
  const named = company.dir_name.replace(/\{(vin|car|id)\}/g, (_, name: keyof typeof own) => own[name] || own.id);
  const folders = [company.ftp_dir, named, named === company.dir_name ? own.car || own.vin || own.id : ''];
  const path = folders
    .flatMap((folder) => folder.split('/'))
    .map(plain)
    .filter(Boolean)
    .join('/');
  return company.ftp_dir.startsWith('/') ? `/${path}` : path;
};

/** One step of a path: no separators, no control characters, no way up. */
const plain = (text: string): string => {
  const cleaned = text.replace(/[/\\\p{Cc}]/gu, ' ').trim();
  return /^\.+$/.test(cleaned) ? '' : cleaned;
};
