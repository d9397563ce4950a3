import { and, eq, inArray, sql } from '@turntable/declare/server/db/drizzle.ts';
import type { ImportReason } from '../../../../contract/ftpImport/ftpImport.ts';
import type { Tx } from '../../../db/client.ts';
import { ftpImportFiles } from '../../../db/schema/index.ts';

export type FileRecord = typeof ftpImportFiles.$inferSelect;

/** A file in the present listing. */
export interface Sighting {
  /** Path below the company's directory. */
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  readonly modified: string;
}

/** A file and its state: still changing, ready to be fetched, or done until it changes. */
export interface Seen extends Sighting {
  readonly stands: 'growing' | 'ready' | 'taken' | 'refused';
  readonly reason: ImportReason | null;
  /** The photo made from an earlier content of this file, which the new content replaces. */
  readonly isKnown: boolean;
}

/**
 * Compares files with their last state and records changes. A file is ready when it has been unchanged for `settleMs`. Writes nothing
 * about unchanged files.
 */
export const recordFileStates = async (
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
        // The photo and its content digest are kept: the new content replaces that photo.
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

/** Locks a file, unless it has changed since it was fetched or is already done. */
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

/** Records a file's result: it is not fetched again while it is unchanged. */
export const settleFile = async (
  tx: Tx,
  { id }: Pick<FileRecord, 'id'>,
  change: Partial<Pick<FileRecord, 'state' | 'reason' | 'sha256' | 'photo_id'>>,
): Promise<void> => {
  await tx.update(ftpImportFiles).set(change).where(eq(ftpImportFiles.id, id));
};
