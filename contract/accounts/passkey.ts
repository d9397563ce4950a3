import { id, line, timestamp } from '@turntable/declare/contract/fields.ts';
import { z } from 'zod';

/** A name for telling passkeys apart. */
export const passkeyName = line(60).min(1);

/** A user's passkey, as its user sees it in the profile. */
export const PasskeyView = z.strictObject({
  id,
  name: z.string(),
  created_at: timestamp,
  used_at: timestamp.nullable().describe('the last sign-in with it; null: none yet'),
});
export type PasskeyView = z.infer<typeof PasskeyView>;

/** Bytes as base64url, as WebAuthn's JSON has them. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'invalid_value')
    .max(max);
const KEY = z.literal('public-key');
/** Credential ids have up to 1,023 bytes. */
const credentialId = bytes(1400);
const credential = { id: credentialId, rawId: credentialId, type: KEY };
const clientDataJSON = bytes(8000);

/** What the browser needs to create a passkey: WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
export const CreationOptions = z.strictObject({
  challenge: bytes(100),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: bytes(100), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: KEY })),
  timeout: z.int().positive().describe('milliseconds'),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.strictObject({ id: credentialId, type: KEY })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** What the browser needs to sign in: WebAuthn's PublicKeyCredentialRequestOptionsJSON. It names no passkeys, so the browser offers the user's own. */
export const RequestOptions = z.strictObject({
  challenge: bytes(100),
  rpId: z.string(),
  timeout: z.int().positive().describe('milliseconds'),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

// Browsers may add fields to their answers: those that are not needed are dropped.

/** A created passkey: the needed part of WebAuthn's RegistrationResponseJSON. */
export const CreatedPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON, attestationObject: bytes(20_000) }),
});
export type CreatedPasskey = z.infer<typeof CreatedPasskey>;

/** A challenge signed with a passkey: the needed part of WebAuthn's AuthenticationResponseJSON. */
export const SignedChallenge = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).optional(),
  }),
});
export type SignedChallenge = z.infer<typeof SignedChallenge>;
