import type { QueryOf } from '@turntable/declare/contract/call.ts';
import { eq } from '@turntable/declare/server/db/drizzle.ts';
import { newKey } from '@turntable/declare/server/files/keys.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { invalidField, notFound } from '@turntable/declare/server/refusal.ts';
import type { Dataset } from '../../../contract/albums/album.ts';
import type { adminDatasets } from '../../../contract/albums/datasetCalls.ts';
import { safeFileName } from '../../../contract/safeName.ts';
import { datasets } from '../../db/schema/index.ts';
import { removeFiles, storeFiles } from '../files/storedFiles.ts';
import { createDownloadLink } from '../files/ticket.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import type { Principal } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';

type DatasetQuery = QueryOf<typeof adminDatasets.list>;

const datasetSheet: ListSheet<DatasetQuery['sort'], object> = {
  table: 'datasets',
  columns: () => `page.id, page.name, page.bytes, page.created_at`,
  sorts: {
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
    name: { column: 'name_key', type: 'text', order: 'ASC' },
  },
  conditions: () => [],
  search: { text: 'name_key', indexed: false },
};

/** Returns the operator's datasets, as JSON in the contract's shape. */
export const listDatasets = (context: ListContext, query: DatasetQuery): Promise<Buffer> =>
  readPage(context, datasetSheet, { scope: 'operator', companies: 'every', query });

/** Stores a file with any content: it is only ever downloaded again. Throws 422 at `file` for an empty one. */
export const addDataset = async (
  context: ServiceContext,
  file: ReceivedFile,
  name: string | undefined,
): Promise<Dataset> => {
  if (file.bytes === 0) throw invalidField('file', 'photo_empty');
  const key = newKey('dataset', 'bin');
  await storeFiles(context, { [key]: file });
  return context.db.as('operator', async (tx) => {
    const values = { name: name || file.name, bytes: file.bytes, key };
    const [dataset] = await tx.insert(datasets).values(values).returning();
    if (!dataset) throw new Error('an insert returned no row');
    return {
      id: dataset.id,
      name: dataset.name,
      bytes: dataset.bytes,
      created_at: dataset.created_at.toISOString(),
    };
  });
};

/** Returns a dataset's download address, valid for ten minutes without a token. Throws 404. */
export const prepareDatasetDownload = (
  { db }: Pick<ServiceContext, 'db'>,
  principal: Principal,
  id: number,
): Promise<{ link: string }> =>
  db.as('operator', async (tx) => {
    const [dataset] = await tx.select().from(datasets).where(eq(datasets.id, id));
    if (!dataset) throw notFound();
    const name = safeFileName(dataset.name) || `${id}`;
    return createDownloadLink(tx, {
      company_id: null,
      user_id: principal.userId,
      name,
      files: [{ key: dataset.key, name }],
    });
  });

/** Deletes a dataset with its file. Throws 404. */
export const removeDataset = (context: ServiceContext, id: number): Promise<void> =>
  context.db.as('operator', async (tx) => {
    const [dataset] = await tx
      .delete(datasets)
      .where(eq(datasets.id, id))
      .returning({ key: datasets.key });
    if (!dataset) throw notFound();
    await removeFiles(context, tx, [dataset.key]);
  });
