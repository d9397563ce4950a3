const EXIF_IFD_POINTER = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const OFFSET_TIME_ORIGINAL = 0x9011;
const ENTRY_BYTES = 12;

type Directory = Map<number, { type: number; count: number; valueAt: number }>;

/**
 * Reads when a photo was taken, from EXIF DateTimeOriginal. Without a time zone it is read as UTC:
 * the order of a vehicle's photos, for which the time is used, is still right.
 * @param exif the EXIF block as sharp's metadata gives it, with or without its `Exif\0\0` mark
 * @returns null when the block has no such entry or is damaged; a photo is never refused for its EXIF
 */
export function readTakenAt(exif: Uint8Array | undefined): Date | null {
  if (!exif) return null;
  const start = Buffer.from(exif.subarray(0, 4)).toString('latin1') === 'Exif' ? 6 : 0;
  const view = new DataView(
    exif.buffer,
    exif.byteOffset + start,
    Math.max(0, exif.byteLength - start),
  );
  if (view.byteLength < 8) return null;
  const littleEndian = view.getUint16(0) === 0x4949;
  const main = readDirectory(view, view.getUint32(4, littleEndian), littleEndian);
  const pointer = main.get(EXIF_IFD_POINTER);
  if (!pointer || pointer.valueAt + 4 > view.byteLength) return null;
  const details = readDirectory(view, view.getUint32(pointer.valueAt, littleEndian), littleEndian);
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(
    readText(view, details, DATE_TIME_ORIGINAL, littleEndian),
  );
  if (!parts) return null;
  const offset =
    /^[+-]\d\d:\d\d/.exec(readText(view, details, OFFSET_TIME_ORIGINAL, littleEndian))?.[0] ?? 'Z';
  const takenAt = new Date(`${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}${offset}`);
  return Number.isNaN(takenAt.getTime()) ? null : takenAt;
}

function readDirectory(view: DataView, at: number, littleEndian: boolean): Directory {
  const directory: Directory = new Map();
  if (at + 2 > view.byteLength) return directory;
  const entries = view.getUint16(at, littleEndian);
  for (let i = 0; i < entries; i++) {
    const entry = at + 2 + i * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > view.byteLength) break;
    const tag = view.getUint16(entry, littleEndian);
    directory.set(tag, {
      type: view.getUint16(entry + 2, littleEndian),
      count: view.getUint32(entry + 4, littleEndian),
      valueAt: entry + 8,
    });
  }
  return directory;
}

function readText(
  view: DataView,
  directory: Directory,
  tag: number,
  littleEndian: boolean,
): string {
  const entry = directory.get(tag);
  if (entry?.type !== 2) return '';
  const at = entry.count > 4 ? view.getUint32(entry.valueAt, littleEndian) : entry.valueAt;
  if (at + entry.count > view.byteLength) return '';
  return Buffer.from(view.buffer, view.byteOffset + at, entry.count).toString('latin1');
}
