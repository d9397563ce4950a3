import { PassThrough, Readable } from 'node:stream';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { NotMade, type OutgoingFile } from '../ftp/uploadFile.ts';
import { digest, type ExportSource, type FtpExport } from '../services/ftpExport/exportPlan.ts';
import { loadInput } from '../services/processing/input.ts';
import type { ServiceContext } from '../services/shared/context.ts';

/** Returns an export's files, each produced when it is sent, or one archive of all, written while it is sent. */
export const outgoingFiles = (
  context: ServiceContext,
  plan: FtpExport,
  signal: AbortSignal,
): OutgoingFile[] => {
  const contents = plan.files.map(({ name, source, madeOf }) => ({
    name,
    madeOf,
    content: async () => {
      try {
        return await contentOf(context, plan, source, signal);
      } catch (error) {
        throw new NotMade(`${name} could not be made`, { cause: error });
      }
    },
  }));
  if (plan.archive === null)
    return contents.map((file) => ({ ...file, former: plan.former.get(file.name) }));
  return [
    {
      name: plan.archive,
      former: plan.former.get(plan.archive),
      madeOf: digest(contents.map(({ name, madeOf }) => [name, madeOf])),
      content: async () => archiveOf(contents),
    },
  ];
};

const contentOf = async (
  context: ServiceContext,
  { format, quality }: FtpExport,
  source: ExportSource,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  if (source.kind !== 'clean') {
    const stored = await context.storage.read(source.key);
    return source.kind === 'as it is' ? stored : inFormat(stored, format, quality);
  }
  const made = await context.imaging.process(await loadInput(context.storage, source.plan), {
    signal,
  });
  if (made.outcome !== 'processed')
    throw new Error(`a picture could not be composed without logo and banner: ${made.reason}`);
  return inFormat(made.result, format, quality);
};

/** The JPEG quality of finished pictures; a higher one would only make files larger. */
const MADE_QUALITY = 88;

const inFormat = async (
  picture: Uint8Array,
  format: FtpExport['format'],
  quality: number,
): Promise<Uint8Array> => {
  const { format: present } = await sharp(picture).metadata();
  if (present === format && (format === 'png' || quality >= MADE_QUALITY)) return picture;
  return sharp(picture)
    .toFormat(format, format === 'png' ? {} : { quality })
    .toBuffer();
};

/** Writes a ZIP without compression, since pictures are compressed. Fails when one of them cannot be produced. */
const archiveOf = (
  files: readonly { name: string; content: () => Promise<Uint8Array> }[],
): Readable => {
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: Error) => out.destroy(error);
  for (const { name, content } of files) {
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      content().then(
        (bytes) => give(null, Readable.from(Buffer.from(bytes), { objectMode: false })),
        fail,
      );
    });
  }
  zip.on('error', fail);
  zip.end();
  return zip.outputStream.on('error', fail).pipe(out);
};
