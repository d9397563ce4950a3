import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  key: string;
  cert: string;
}

/** Creates a self-signed certificate for this name, valid for an hour: only clients that are configured to trust it do (RFC 5280, as little as TLS needs). */
export function certificateFor(name: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const subject = sequence(set(sequence(objectId('550403'), tagged(0x0c, Buffer.from(name)))));
  const algorithm = sequence(objectId('2a8648ce3d040302')); // ECDSA with SHA-256
  const now = Date.now();
  const alternatives = sequence(
    objectId('551d11'),
    tagged(0x04, sequence(tagged(0x82, Buffer.from(name)))),
  );
  const contents = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    subject,
    sequence(time(now - 60_000), time(now + 3_600_000)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(alternatives)),
  );
  const signature = sign('sha256', contents, privateKey);
  const body = sequence(
    contents,
    algorithm,
    tagged(0x03, Buffer.concat([Buffer.from([0]), signature])),
  );
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${body.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

const tagged = (tag: number, content: Buffer): Buffer => {
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Buffer[]): Buffer => tagged(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]): Buffer => tagged(0x31, Buffer.concat(parts));
const integer = (bytes: Buffer): Buffer => tagged(0x02, bytes);
const objectId = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
/** Encodes a moment, in milliseconds since 1970, as UTCTime: YYMMDDhhmmssZ. */
const time = (at: number): Buffer =>
  tagged(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/\D/g, '')}Z`));
