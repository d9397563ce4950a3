/** What no file system takes, or takes for a step of a path. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*]+/gu;
/** Windows keeps these for devices, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(?:\.|$))/i;
/** File systems count bytes: 255 a name. Some are left for an ending and a number. */
const MOST_BYTES = 200;

/**
 * The one place that makes a name of a file or folder out of a text, for ZIPs, FTP and downloads: no path, nothing that a file system
 * refuses or keeps for itself, no dots or blanks at its end. Empty when nothing is left.
 */
export const safeName = (text: string): string => {
  const cleaned = trimmed(
    text.toWellFormed().replace(UNSAFE, ' ').replace(/\s+/g, ' ').normalize('NFC'),
  );
  return trimmed(shortened(DEVICE.test(cleaned) ? `_${cleaned}` : cleaned));
};

/** Windows drops dots and blanks at the end; so nothing is left of a way up. */
const trimmed = (text: string): string => text.trim().replace(/[\s.]+$/, '');

/** The end goes: the ending of a file's name is added afterwards, or kept by `safeFileName`. */
const shortened = (text: string): string => {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > MOST_BYTES) break;
    kept += character;
  }
  return kept;
};

/** A step of a path that somebody has typed for a server of their own: kept as it is but for what would make it another path. */
export const typedStep = (text: string): string => {
  const cleaned = text.replace(/[/\\:*?"<>|\p{Cc}]/gu, ' ').trim();
  return /^\.+$/.test(cleaned) ? '' : cleaned;
};

/** As `safeName`, for a file whose name has its ending: that stays when the name is too long. Empty when nothing but the ending is left. */
export const safeFileName = (text: string): string => {
  const [, stem = text, ending = ''] = /^(.+)\.([A-Za-z0-9]{1,10})$/s.exec(text) ?? [];
  const name = safeName(stem);
  return name && ending ? `${name}.${ending}` : name;
};
