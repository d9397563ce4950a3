import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './secretKey.ts';

/** Encrypts short texts, such as FTP passwords, for the database. */
export interface Secrets {
  encrypt(plain: string): string;
  /** Decrypts. Throws when the text was encrypted with another key. */
  decrypt(encrypted: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const createSecrets = (secretKey: string): Secrets => {
  const key = deriveKey(secretKey, 'secrets');
  return {
    encrypt: (plain) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt: (encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
};
