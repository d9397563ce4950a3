const two = (part: number): string => String(part).padStart(2, '0');

/** A moment as `<input type="datetime-local">` shows it, in the user's time zone; empty when there is none. */
export const asLocalTime = (value: unknown): string => {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const moment = new Date(value);
  if (value === '' || Number.isNaN(moment.getTime())) return '';
  const day = `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
};

/** What was typed there, as ISO 8601 in UTC; null when it is empty or no moment. */
export const fromLocalTime = (text: string): string | null => {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};
