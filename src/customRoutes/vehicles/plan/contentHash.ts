/**
 * A file's SHA-256 in hexadecimal digits, as the server keeps it. Null where the browser offers no digest (plain http on another
 * machine): then the server finds the duplicates.
 */
export const sha256Of = async (file: Blob): Promise<string | null> => {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
