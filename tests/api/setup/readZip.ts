const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_NAME_AT = 26;
const LOCAL_HEADER_BYTES = 30;
const DEFLATED = 8;

type Inflate = (bytes: Uint8Array) => Uint8Array;

const refuse: Inflate = () => {
  throw new Error('a compressed file');
};

/**
 * Returns the files of a ZIP in their order, read from its directory. Without `inflate`, only uncompressed files.
 * @throws if it is damaged
 */
export function readZip(
  zip: Buffer,
  inflate: Inflate = refuse,
): { name: string; bytes: Uint8Array }[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('a ZIP without an end');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('a damaged directory');
    const method = zip.readUInt16LE(at + 10);
    const [packed = 0, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const [nameBytes, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const local = zip.readUInt32LE(at + 42);
    const start =
      local +
      LOCAL_HEADER_BYTES +
      zip.readUInt16LE(local + LOCAL_NAME_AT) +
      zip.readUInt16LE(local + LOCAL_NAME_AT + 2);
    const name = zip.toString('utf8', at + 46, at + 46 + (nameBytes ?? 0));
    at += 46 + (nameBytes ?? 0) + (extra ?? 0) + (comment ?? 0);
    const content = new Uint8Array(zip.subarray(start, start + packed));
    const bytes = method === DEFLATED ? new Uint8Array(inflate(content)) : content;
    if (bytes.length !== size) throw new Error(`${name} is damaged`);
    return { name, bytes };
  });
}
