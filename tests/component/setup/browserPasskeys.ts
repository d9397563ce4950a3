import { vi } from 'vitest';
import type { PasskeyView } from '../../../contract/accounts/passkey.ts';
import { passkeys } from '../../../contract/accounts/passkeyCalls.ts';
import type { Client } from '../../api/setup/client.ts';
import { SoftAuthenticator } from '../../api/setup/softAuthenticator.ts';
import { PASSWORD } from '../../api/setup/testData.ts';

/** The address that the servers of component tests take for their public one. */
const ORIGIN = 'http://localhost:0';

const text = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64url');
const bytes = (encoded = ''): ArrayBuffer =>
  Uint8Array.from(Buffer.from(encoded, 'base64url')).buffer;

/** Returns a JSON answer as a browser returns it: texts of bytes as bytes. */
const asCredential = ({
  response,
  ...names
}: {
  id: string;
  response: Record<string, string | undefined>;
}) => ({
  ...names,
  rawId: bytes(names.id),
  response: Object.fromEntries(
    Object.entries(response).map(([name, value]) => [name, bytes(value)]),
  ),
  getClientExtensionResults: () => ({}),
});

/** What the user does when the browser asks for a passkey: rejects like the browser, or does nothing. */
type Reaction = () => Promise<void>;
export const cancel: Reaction = async () => {
  throw new DOMException('The operation was not allowed.', 'NotAllowedError');
};

export interface BrowserPasskeys {
  authenticator: SoftAuthenticator;
  /** Sets what the user does; confirms at first. */
  react(reaction: Reaction): void;
}

/** Gives jsdom a browser's passkeys, with one authenticator. `suggests`: passkeys are suggested at the e-mail field, and the user takes one. */
export function stubPasskeys({ suggests = false } = {}): BrowserPasskeys {
  const authenticator = new SoftAuthenticator(ORIGIN);
  let reaction: Reaction = async () => {};
  const isConditionalMediationAvailable = async () => suggests;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable }),
  );
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    credentials: {
      create: vi.fn(async ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) => {
        await reaction();
        const { challenge, rp, user } = publicKey;
        return asCredential(
          authenticator.create({
            challenge: text(challenge as ArrayBuffer),
            rp: { id: rp.id ?? '', name: rp.name },
            user: { ...user, id: text(user.id as ArrayBuffer) },
          }),
        );
      }),
      get: vi.fn(async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) => {
        await reaction();
        const { challenge, rpId = '' } = publicKey;
        return asCredential(
          authenticator.sign({ challenge: text(challenge as ArrayBuffer), rpId }),
        );
      }),
    },
  });
  return {
    authenticator,
    react: (next) => {
      reaction = next;
    },
  };
}

/** Takes a browser's passkeys from jsdom again, which has none. The page's other globals stay. */
export function withoutPasskeys(): void {
  vi.stubGlobal('PublicKeyCredential', undefined);
}

/** Adds the authenticator's passkey to a user's, without the page. */
export async function addPasskey(
  client: Client,
  authenticator: SoftAuthenticator,
): Promise<PasskeyView> {
  const options = await client.must(passkeys.addOptions, { body: { current_password: PASSWORD } });
  const body = { passkey: authenticator.create(options) };
  return (await client.must(passkeys.add, { body })).data;
}
