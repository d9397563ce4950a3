import { readFile } from 'node:fs/promises';
import { emptyValues } from '@turntable/declare/contract/dataFields.ts';
import { and, eq } from '@turntable/declare/server/db/drizzle.ts';
import { receiveFile } from '@turntable/declare/server/files/receivedFile.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import { FeedField } from '../../../contract/ftpImport/ftpImport.ts';
import { CAR_FIELDS } from '../../../contract/vehicles/carFields.ts';
import { CarFields, type CarSave } from '../../../contract/vehicles/vehicle.ts';
import type { Tx } from '../../db/client.ts';
import { dataOf } from '../../db/dataColumns.ts';
import { ftpImportRows } from '../../db/schema/index.ts';
import {
  type Feed,
  type FeedRow,
  FeedUnreadable,
  MOST_FEED_BYTES,
  readFeed,
} from '../../ftp/feed.ts';
import type { RemoteEntry } from '../../ftp/listing.ts';
import { findCar } from '../vehicles/vehicleRows.ts';
import { saveCar } from '../vehicles/vehicles.ts';
import type { ImportTools } from './folder.ts';
import { lockFile, recordFileStates, settleFile } from './inner/files.ts';
import { type FeedReading, readFeedSettings, storeColumnHeadings } from './settings.ts';

const EMPTY = emptyValues(CAR_FIELDS);

type RowRecord = typeof ftpImportRows.$inferSelect;

/** Number of rows between updates of the progress. */
const ROWS_PER_NEWS = 100;

/**
 * Imports the list of vehicles in the company's directory, if there is one and it has changed. Throws FtpReadFailed. Faults of the list
 * or its rows are reported, also by later runs until the list changes; the other rows are imported.
 */
export const importFeed = async (
  tools: ImportTools,
  entries: readonly RemoteEntry[],
): Promise<void> => {
  const { context, companyId, reader, progress } = tools;
  const scope = { companyIds: [companyId] };
  const settings = await context.db.as(scope, (tx) => readFeedSettings(tx, companyId));
  const entry = listIn(entries, settings);
  if (!entry) return progress.forgetFaults();
  if (entry.bytes > MOST_FEED_BYTES) {
    progress.forgetFaults();
    return progress.refuse(entry.name, 'import_feed_too_large');
  }
  const sighting = { ...entry, path: entry.name };
  const [seen] = await context.db.as(scope, (tx) =>
    recordFileStates(tx, companyId, [sighting], context.config.ftpSettleMs),
  );
  if (seen?.reason) progress.refuse(entry.name, seen.reason);
  if (seen?.stands === 'growing') progress.waiting += 1;
  if (seen?.stands !== 'ready') return;

  await using file = await reader.fetch([], entry, (stream) =>
    receiveFile(context.config.dataDir, stream, entry.name),
  );
  progress.forgetFaults();
  const feed = await readOrRefuse(tools, sighting, () => readFile(file.path), settings);
  if (!feed) return;
  await context.db.as(scope, (tx) => storeColumnHeadings(tx, companyId, feed.heads));
  for (const fault of feed.faults) progress.fault(fault);
  for (const [place, row] of feed.rows.entries()) {
    if (place % ROWS_PER_NEWS === 0) await tools.save();
    await importRow(tools, row);
  }
  await tools.save(); // saved first, because an unchanged list is not read again
  await context.db.as(scope, async (tx) => {
    const record = await lockFile(tx, companyId, sighting);
    if (record) await settleFile(tx, record, { state: 'taken', sha256: file.sha256 });
  });
};

/** Returns the list named in the settings, else the first file that looks like one. */
const listIn = (
  entries: readonly RemoteEntry[],
  { feed_file: wanted }: FeedReading,
): RemoteEntry | undefined => {
  const files = entries
    .filter(({ kind }) => kind === 'file')
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const isWanted = ({ name }: RemoteEntry) =>
    wanted ? name.toLowerCase() === wanted.toLowerCase() : /^(?!\.).*\.csv$/i.test(name);
  return files.find(isWanted);
};

const readOrRefuse = async (
  { context, companyId, progress }: ImportTools,
  sighting: Parameters<typeof lockFile>[2],
  read: () => Promise<Uint8Array>,
  { mapping }: FeedReading,
): Promise<Feed | undefined> => {
  try {
    return readFeed(await read(), mapping);
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    progress.refuse(sighting.path, error.reason);
    await context.db.as({ companyIds: [companyId] }, async (tx) => {
      await storeColumnHeadings(tx, companyId, error.heads);
      const record = await lockFile(tx, companyId, sighting);
      if (record) await settleFile(tx, record, { state: 'refused', reason: error.reason });
    });
    return undefined;
  }
};

/** Imports one row: writes cells that changed since the last import, and keeps users' edits of the others. */
const importRow = async (tools: ImportTools, { line, key, said }: FeedRow): Promise<void> => {
  const { context, companyId, vehicles, progress } = tools;
  const scope = { companyIds: [companyId] };
  const before = await context.db.as(scope, (tx) => findRow(tx, companyId, key));
  const news = FeedField.options.filter(
    (field) => said[field] !== undefined && before?.said[field] !== said[field],
  );
  if (before && news.length === 0) {
    if (before.car_id !== null) progress.seen.add(before.car_id);
    return;
  }
  const { id, isNew } = await vehicles.ensure(
    { ...(said.vin && { vin: said.vin }), ...(said.car && { car: said.car }) },
    said,
  );
  try {
    const isChanged = !isNew && (await changeCar(tools, id, said, before ? news : undefined));
    (isNew ? progress.made : isChanged ? progress.changed : progress.seen).add(id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return progress.fault({ line, field: null, value: key, reason: 'feed_not_saved' });
  }
  await context.db.as(scope, (tx) => keepRow(tx, { company_id: companyId, key, said, car_id: id }));
};

/** Writes the changed cells of a known row; of a new row, those whose fields are still empty. */
const changeCar = async (
  { context, companyId }: ImportTools,
  id: number,
  said: FeedRow['said'],
  news: readonly FeedField[] | undefined,
): Promise<boolean> => {
  const scope = { companyIds: [companyId] };
  const car = dataOf(CAR_FIELDS, await context.db.as(scope, (tx) => findCar(tx, id)));
  // A vehicle created from a folder has its number as name until the list has a better one.
  const isNameless = car.vehicle_name === '' || car.vehicle_name === car.car;
  const isOpen = (field: FeedField) =>
    car[field] === EMPTY[field] || (field === 'vehicle_name' && isNameless);
  const wanted = FeedField.options.filter(
    (field) => said[field] !== undefined && (news ? news.includes(field) : isOpen(field)),
  );
  const change: CarSave = CarFields.partial().parse(
    Object.fromEntries(wanted.map((field) => [field, said[field]])),
  );
  if (isNameless && change.vehicle_name === undefined && (change.brand || change.model))
    change.vehicle_name = ''; // brand plus model
  const isOther = FeedField.options.some(
    (field) => change[field] !== undefined && change[field] !== car[field],
  );
  if (isOther) await saveCar(context, scope, id, change);
  return isOther;
};

const findRow = async (tx: Tx, companyId: number, key: string): Promise<RowRecord | undefined> => {
  const [row] = await tx
    .select()
    .from(ftpImportRows)
    .where(and(eq(ftpImportRows.company_id, companyId), eq(ftpImportRows.key, key)));
  return row;
};

const keepRow = async (tx: Tx, row: typeof ftpImportRows.$inferInsert): Promise<void> => {
  await tx
    .insert(ftpImportRows)
    .values(row)
    .onConflictDoUpdate({
      target: [ftpImportRows.company_id, ftpImportRows.key],
      set: { said: row.said, car_id: row.car_id },
    });
};
