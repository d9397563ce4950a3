/** Characters that file systems refuse or interpret as part of a path. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*]+/gu;
/** Device names that Windows reserves, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(?:\.|$))/i;
/** File systems allow 255 bytes a name. This leaves some for an extension and a number. */
const MOST_BYTES = 200;

/**
 * Returns a text as the name of a file or folder, for ZIPs, FTP and downloads: no path, nothing that file systems refuse or reserve, no
 * dots or blanks at its end. Returns an empty text if nothing is left.
 */
export const safeName = (text: string): string => {
  const cleaned = trimmed(
    text.toWellFormed().replace(UNSAFE, ' ').replace(/\s+/g, ' ').normalize('NFC'),
  );
  return trimmed(shortened(DEVICE.test(cleaned) ? `_${cleaned}` : cleaned));
};

/** Removes dots and blanks at the end, as Windows does; this also removes `..`. */
const trimmed = (text: string): string => text.trim().replace(/[\s.]+$/, '');

/** Cuts off the end: a file's extension is added afterwards, or kept by `safeFileName`. */
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

/** Cleans a step of a path that a user typed for an FTP server: removes only what would change the path. */
export const typedStep = (text: string): string => {
  const cleaned = text.replace(/[/\\:*?"<>|\p{Cc}]/gu, ' ').trim();
  return /^\.+$/.test(cleaned) ? '' : cleaned;
};

/**
 * Returns a text as a file name, like `safeName`, but keeps the extension when it shortens the name. Returns an empty text if only the extension is
 * left.
 */
export const safeFileName = (text: string): string => {
  const [, stem = text, ending = ''] = /^(.+)\.([A-Za-z0-9]{1,10})$/s.exec(text) ?? [];
  const name = safeName(stem);
  return name && ending ? `${name}.${ending}` : name;
};
