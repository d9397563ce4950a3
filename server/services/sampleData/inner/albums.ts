import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { count } from '@turntable/declare/server/db/drizzle.ts';
import { newKey } from '@turntable/declare/server/files/keys.ts';
import type { Tx } from '../../../db/client.ts';
import { albumPhotos, albumSections } from '../../../db/schema/index.ts';
import { SAMPLE_ALBUMS, type SampleAlbum } from '../../../db/seed/sampleAlbums.ts';
import { daysAgo } from '../../../db/seed/sampleHistory.ts';
import { storeFiles } from '../../files/storedFiles.ts';
import type { ServiceContext } from '../../shared/context.ts';

const FOLDER = new URL('../../../db/seed/samples/', import.meta.url);
/** Between two photographs, in days: about four minutes, so that they keep their order. */
const STEP = 0.003;

/** Adds albums with drawn photographs unless there are albums already. */
export const addSampleAlbums = async (
  context: ServiceContext,
  companies: ReadonlyMap<string, number>,
): Promise<void> => {
  const [present] = await context.db.asSystem((tx) =>
    tx.select({ albums: count() }).from(albumSections),
  );
  if (present && present.albums > 0) return;
  const photographs = new Map<string, Photograph>();
  await Promise.all(
    SAMPLE_ALBUMS.flatMap(filesOf).map(async (file) =>
      photographs.set(file, await store(context, file)),
    ),
  );
  await context.db.asSystem(async (tx) => {
    for (const { company, ...album } of SAMPLE_ALBUMS) {
      const company_id = companies.get(company);
      if (company_id !== undefined)
        await addAlbum(tx, album, { company_id, parent_id: null }, photographs);
    }
  });
};

const filesOf = ({ files, inside = [] }: SampleAlbum): string[] => [
  ...files,
  ...inside.flatMap(filesOf),
];

type Photograph = Pick<
  typeof albumPhotos.$inferInsert,
  'name' | 'key' | 'preview_key' | 'width' | 'height' | 'bytes'
>;

/** Stores the files of a photo. Each photo belongs to one album, and its files are deleted with it. */
const store = async (context: ServiceContext, name: string): Promise<Photograph> => {
  const path = fileURLToPath(new URL(name, FOLDER));
  const { width, height, preview } = await context.inspection.inspect(path);
  const [key, preview_key] = [newKey('album', 'jpg'), newKey('preview', 'jpg')];
  await storeFiles(context, { [key]: { path }, [preview_key]: preview });
  return { name, key, preview_key, width, height, bytes: (await stat(path)).size };
};

const addAlbum = async (
  tx: Tx,
  { name, files, processed, age, inside = [] }: SampleAlbum,
  place: { company_id: number; parent_id: number | null },
  photographs: ReadonlyMap<string, Photograph>,
): Promise<void> => {
  const { company_id } = place;
  const begun = daysAgo(age + files.length * STEP);
  const [album] = await tx
    .insert(albumSections)
    .values({ ...place, name, created_at: begun })
    .returning({ id: albumSections.id });
  if (!album) throw new Error('an insert returned no row');
  const rows = files.flatMap((file, index) => {
    const photograph = photographs.get(file);
    if (!photograph) return [];
    const isProcessed = index >= files.length - processed;
    return [
      {
        ...photograph,
        company_id,
        section_id: album.id,
        processed: isProcessed ? 1 : 0,
        created_at: daysAgo(age + index * STEP),
      } as const,
    ];
  });
  await tx.insert(albumPhotos).values(rows);
  for (const one of inside)
    await addAlbum(tx, one, { company_id, parent_id: album.id }, photographs);
};
