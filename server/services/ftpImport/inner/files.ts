import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ImportReason } from '../../../../contract/ftpImport/ftpImport.ts';
import type { Tx } from '../../../db/client.ts';
import { ftpImportFiles } from '../../../db/schema/index.ts';

export type FileRecord = typeof ftpImportFiles.$inferSelect;

/** A file as a listing shows it now. */
export interface Sighting {
  /** Below the company's directory. */
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  readonly modified: string;
}

/** A file and where it stands: not yet seen twice, ready to be fetched, or done with while it stays as it is. */
export interface Seen extends Sighting {
  readonly stands: 'growing' | 'ready' | 'taken' | 'refused';
  readonly reason: ImportReason | null;
  /** It became a photo before it was changed, and takes that photo's place again. */
  readonly isKnown: boolean;
}

/**
 * Compares files with how they looked before and remembers what is new. A file is ready when it has looked the same for `settleMs`.
 * Nothing is written about a file that looks as it did.
 */
export const lookAtFiles = async (
  tx: Tx,
  companyId: number,
  files: readonly Sighting[],
  settleMs: number,
): Promise<Seen[]> => {
  if (files.length === 0) return [];
  const now = new Date();
  const paths = files.map(({ path }) => path);
  const known = await tx
    .select()
    .from(ftpImportFiles)
    .where(and(eq(ftpImportFiles.company_id, companyId), inArray(ftpImportFiles.path, paths)));
  const before = new Map(known.map((record) => [record.path, record]));
  const seen = files.map((file): Seen => {
    const record = before.get(file.path);
    const isKnown = (record?.photo_id ?? null) !== null;
    if (!record || !looksLike(record, file))
      return { ...file, stands: 'growing', reason: null, isKnown };
    if (record.state !== 'seen')
      return { ...file, stands: record.state, reason: record.reason, isKnown };
    return {
      ...file,
      stands: now.getTime() - record.since.getTime() >= settleMs ? 'ready' : 'growing',
      reason: null,
      isKnown,
    };
  });
  const fresh = files.filter((file) => {
    const record = before.get(file.path);
    return !record || !looksLike(record, file);
  });
  if (fresh.length > 0) {
    await tx
      .insert(ftpImportFiles)
      .values(
        fresh.map(({ path, bytes, modified }) => ({
          company_id: companyId,
          path,
          bytes,
          modified,
          since: now,
        })),
      )
      .onConflictDoUpdate({
        target: [ftpImportFiles.company_id, ftpImportFiles.path],
        // The photo and the content that it had are kept: the new content takes that photo's place.
        set: {
          bytes: sql`excluded.bytes`,
          modified: sql`excluded.modified`,
          since: now,
          state: 'seen',
          reason: null,
        },
      });
  }
  return seen;
};

const looksLike = (record: FileRecord, file: Sighting): boolean =>
  record.bytes === file.bytes && record.modified === file.modified;

/** Takes a file's lock, as long as it still looks as when it was fetched and nobody is done with it. */
export const lockFile = async (
  tx: Tx,
  companyId: number,
  file: Sighting,
): Promise<FileRecord | undefined> => {
  const [record] = await tx
    .select()
    .from(ftpImportFiles)
    .where(and(eq(ftpImportFiles.company_id, companyId), eq(ftpImportFiles.path, file.path)))
    .for('update');
  return record && record.state === 'seen' && looksLike(record, file) ? record : undefined;
};

/** Remembers what became of a file: it is not fetched again while it looks the same. */
export const settleFile = async (
  tx: Tx,
  { id }: Pick<FileRecord, 'id'>,
  change: Partial<Pick<FileRecord, 'state' | 'reason' | 'sha256' | 'photo_id'>>,
): Promise<void> => {
  await tx.update(ftpImportFiles).set(change).where(eq(ftpImportFiles.id, id));
};
