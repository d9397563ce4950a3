/** Addresses are signed again in every answer; this long before its end, in seconds, an address is no longer kept. */
const MARGIN = 3600;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const splitAddress = (address: string): { file: string; expires: number } | null => {
  const [file, query] = address.split('?');
  const given = new URLSearchParams(query);
  return file && given.has('signature') ? { file, expires: Number(given.get('expires')) } : null;
};

const steadyText = (before: string, now: string, seconds: number): string => {
  if (before === now || !now.includes('signature=')) return now;
  const [old, fresh] = [splitAddress(before), splitAddress(now)];
  return old && fresh && old.file === fresh.file && old.expires > seconds + MARGIN ? before : now;
};

const twinOf = (rows: readonly unknown[], row: unknown, index: number): unknown =>
  isRecord(row) && 'id' in row
    ? rows.find((other) => isRecord(other) && other.id === row.id)
    : rows[index];

/**
 * Keeps the former address of a picture where a new answer only signs it differently: the browser then shows what it has
 * instead of fetching it again every 2 s. Rows are paired by their `id`. @param seconds the time, since 1970.
 */
export const steadyAddresses = (
  before: unknown,
  now: unknown,
  seconds = Date.now() / 1000,
): unknown => {
  if (typeof before === 'string' && typeof now === 'string')
    return steadyText(before, now, seconds);
  if (Array.isArray(before) && Array.isArray(now))
    return now.map((row, index) => steadyAddresses(twinOf(before, row, index), row, seconds));
  if (!isRecord(before) || !isRecord(now)) return now;
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [
      name,
      steadyAddresses(before[name], value, seconds),
    ]),
  );
};
