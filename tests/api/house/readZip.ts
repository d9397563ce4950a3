const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_NAME_AT = 26;
const LOCAL_HEADER_BYTES = 30;

/** The files of a ZIP in its order, read from its directory. Only files that are stored as they are. @throws for a damaged or compressed one */
export function readZip(zip: Buffer): { name: string; bytes: Uint8Array }[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('a ZIP without an end');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('a damaged directory');
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error('a compressed file');
    const [size, nameBytes, extra, comment] = [zip.readUInt32LE(at + 24), ...[28, 30, 32].map((field) => zip.readUInt16LE(at + field))];
    const local = zip.readUInt32LE(at + 42);
    const start = local + LOCAL_HEADER_BYTES + zip.readUInt16LE(local + LOCAL_NAME_AT) + zip.readUInt16LE(local + LOCAL_NAME_AT + 2);
    const name = zip.toString('utf8', at + 46, at + 46 + (nameBytes ?? 0));
    at += 46 + (nameBytes ?? 0) + (extra ?? 0) + (comment ?? 0);
    return { name, bytes: new Uint8Array(zip.subarray(start, start + (size ?? 0))) };
  });
}
