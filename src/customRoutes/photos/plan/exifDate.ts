/** EXIF is in the first segments of a JPEG, each of at most 64 kB. */
const HEAD_BYTES = 256 * 1024;
const JPEG_START = 0xffd8;
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const EXIF = 0x45786966; // "Exif"
const LITTLE_ENDIAN = 0x4949; // "II"
const EXIF_DIRECTORY = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const SUB_SECONDS_ORIGINAL = 0x9291;
const ENTRY_BYTES = 12;

/** An entry of a TIFF directory, with the position of its value. */
interface Entry {
  count: number;
  /** The position of the value, or of the offset to it. */
  place: number;
}

const readDirectory = (view: DataView, start: number, little: boolean): Map<number, Entry> => {
  const entries = new Map<number, Entry>();
  const count = view.getUint16(start, little);
  for (let index = 0; index < count; index += 1) {
    const place = start + 2 + index * ENTRY_BYTES;
    entries.set(view.getUint16(place, little), {
      count: view.getUint32(place + 4, little),
      place: place + 8,
    });
  }
  return entries;
};

const readText = (
  view: DataView,
  tiff: number,
  entry: Entry | undefined,
  little: boolean,
): string => {
  if (!entry) return '';
  const start = entry.count <= 4 ? entry.place : tiff + view.getUint32(entry.place, little);
  const bytes = new Uint8Array(view.buffer, view.byteOffset + start, Math.min(entry.count, 64));
  return (
    String.fromCharCode(...bytes)
      .split('\0')[0]
      ?.trim() ?? ''
  );
};

const readTiff = (view: DataView, tiff: number): number | null => {
  const little = view.getUint16(tiff) === LITTLE_ENDIAN;
  const first = readDirectory(view, tiff + view.getUint32(tiff + 4, little), little);
  const pointer = first.get(EXIF_DIRECTORY);
  if (!pointer) return null;
  const exif = readDirectory(view, tiff + view.getUint32(pointer.place, little), little);
  const date = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(
    readText(view, tiff, exif.get(DATE_TIME_ORIGINAL), little),
  );
  if (!date) return null;
  const [year, month, day, hour, minute, second] = date.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]; // six groups
  if (year === 0 || month === 0) return null; // the clock of the camera was never set
  const fraction =
    Number(`0.${readText(view, tiff, exif.get(SUB_SECONDS_ORIGINAL), little) || '0'}`) || 0;
  return Date.UTC(year, month - 1, day, hour, minute, second) + Math.round(fraction * 1000);
};

const findTiff = (view: DataView): number | null => {
  if (view.getUint16(0) !== JPEG_START) return null;
  for (let place = 2; place + 10 < view.byteLength; place += 2 + view.getUint16(place + 2)) {
    const marker = view.getUint16(place);
    if (marker < 0xff00 || marker === START_OF_SCAN) return null;
    if (marker === APP1 && view.getUint32(place + 4) === EXIF) return place + 10;
  }
  return null;
};

/**
 * Returns when a JPEG was taken by its EXIF DateTimeOriginal: milliseconds as if the camera's clock ran in UTC, to compare photos of one
 * camera. Null where the file has no such date or is no readable JPEG.
 */
export const exifDateOf = (bytes: ArrayBuffer): number | null => {
  try {
    const view = new DataView(bytes);
    const tiff = findTiff(view);
    return tiff === null ? null : readTiff(view, tiff);
  } catch (error) {
    if (error instanceof RangeError) return null; // a header that points outside of the read part
    throw error;
  }
};

/** Reads the shooting time of a chosen file without reading all of it. */
export const shootingTime = async (file: Blob): Promise<number | null> =>
  exifDateOf(await file.slice(0, HEAD_BYTES).arrayBuffer());
