import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  CreatedPasskey,
  CreationOptions,
  RequestOptions,
  SignedChallenge,
} from '../../../contract/accounts/passkey.ts';

/** Deviations from an honest answer. */
export interface Deviation {
  /** The page that the browser names. */
  origin?: string;
  /** The site that the authenticator names. */
  rpId?: string;
  /** The challenge that the browser names. */
  challenge?: string;
  /** The signature counter, instead of the next one. */
  counter?: number;
  isUserVerified?: boolean;
  /** The user that the authenticator names. */
  userHandle?: string;
}

/** A passkey of one site with the browser around it: creates it, and signs challenges as WebAuthn describes it. */
export class SoftAuthenticator {
  readonly #origin: string;
  readonly #id = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #coseKey: Buffer;
  #counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: key type EC2, algorithm ES256, curve P-256, both coordinates
    const entries = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ] as const;
    this.#coseKey = cborMap(entries);
  }

  /** Creates the passkey that the server has requested. */
  create(
    { challenge, rp, user }: Pick<CreationOptions, 'challenge' | 'rp' | 'user'>,
    deviation: Deviation = {},
  ): CreatedPasskey {
    this.#userHandle = user.id;
    const ATTESTED = 0x40;
    const credential = [
      Buffer.alloc(16), // no model
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#coseKey,
    ];
    const authenticatorData = Buffer.concat([
      this.#authenticatorData(rp.id, ATTESTED, deviation),
      ...credential,
    ]);
    const attestationObject = cborMap([
      ['fmt', 'none'],
      ['attStmt', cborMap([])],
      ['authData', authenticatorData],
    ]);
    return {
      ...this.#names,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, deviation).toString(
          'base64url',
        ),
        attestationObject: attestationObject.toString('base64url'),
      },
    };
  }

  /** Signs a challenge for signing in. */
  sign(
    { challenge, rpId }: Pick<RequestOptions, 'challenge' | 'rpId'>,
    deviation: Deviation = {},
  ): SignedChallenge {
    this.#counter += 1;
    const authenticatorData = this.#authenticatorData(rpId, 0, deviation);
    const clientData = this.#clientData('webauthn.get', challenge, deviation);
    const signed = Buffer.concat([
      authenticatorData,
      createHash('sha256').update(clientData).digest(),
    ]);
    return {
      ...this.#names,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    };
  }

  get #names() {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' } as const;
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = this.#origin } = deviation;
    const named = deviation.challenge ?? challenge;
    return Buffer.from(JSON.stringify({ type, challenge: named, origin, crossOrigin: false }));
  }

  #authenticatorData(
    rpId: string,
    flags: number,
    { rpId: named = rpId, isUserVerified = true, counter = this.#counter }: Deviation,
  ): Buffer {
    const [PRESENT, VERIFIED] = [0x01, 0x04];
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      createHash('sha256').update(named).digest(),
      Buffer.from([flags | PRESENT | (isUserVerified ? VERIFIED : 0)]),
      count,
    ]);
  }
}

type CborKey = number | string;
/** A number, a text, or bytes; a map made by `cborMap` is written as it is. */
type CborValue = number | string | Buffer;

const MAPS = new WeakSet<Buffer>();

const cborMap = (entries: readonly (readonly [CborKey, CborValue])[]): Buffer => {
  const map = Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
  MAPS.add(map);
  return map;
};

const cbor = (value: CborValue): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  return MAPS.has(value) ? value : Buffer.concat([head(2, value.length), value]);
};

/** Returns the first bytes of a CBOR item: its major type, and its value or length. */
const head = (type: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(type << 5) | value]);
  if (value < 256) return Buffer.from([(type << 5) | 24, value]);
  return Buffer.from([(type << 5) | 25, value >> 8, value & 0xff]);
};
