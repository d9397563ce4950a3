import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ApiError } from '@turntable/declare/api/apiError.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { beginSession } from '@turntable/declare/api/session.ts';
import type { PasskeyView } from '../../contract/accounts/passkey.ts';
import { passkeys } from '../../contract/accounts/passkeyCalls.ts';

/** The part of a challenge's life after which a waiting page gets a new one. */
const RENEWED_AFTER = 0.8;

/** The faults that browsers name, as the end of a text's key; anything else means that they cannot use passkeys here. */
const REASONS: Record<string, string> = {
  NotAllowedError: 'cancelled', // or the time was up
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

/** Waits for the browser and its user. @throws ApiError without a status, with the key of a text that says why there is no passkey */
const fromBrowser = <Answer>(answer: Promise<Answer>, texts: string): Promise<Answer> =>
  answer.catch((error: Error) => {
    throw new ApiError('', `${texts}${REASONS[error.name] ?? 'unsupported'}`);
  });

/** Creates a passkey in the browser and adds it to the signed-in user's. @throws ApiError, also when the browser creates none */
export const addPasskey = async (current_password: string): Promise<PasskeyView> => {
  const optionsJSON = await request(passkeys.addOptions, { body: { current_password } });
  const passkey = await fromBrowser(startRegistration({ optionsJSON }), 'pages.profile.passkeys.');
  return (await request(passkeys.add, { body: { passkey } })).data;
};

/** The parts of the sign-in page that passkeys need. */
interface SignInPage {
  /** Whether the sign-in is remembered. */
  remember: HTMLInputElement;
  onSignedIn: () => void;
  onFailed: (error: unknown) => void;
}

/** Signs in with a passkey that the browser suggests at the e-mail field. @returns a function that lets the user choose one at once */
export const offerPasskeys = ({ remember, onSignedIn, onFailed }: SignInPage): (() => void) => {
  let latest = 0;
  let renewal: number | undefined;

  /** Waits until the user has chosen a passkey. @returns undefined if a later request has replaced this one */
  const askBrowser = async (useBrowserAutofill: boolean) => {
    latest += 1;
    const own = latest;
    window.clearTimeout(renewal);
    const optionsJSON = await request(passkeys.signInOptions);
    if (own !== latest) return undefined;
    if (useBrowserAutofill)
      renewal = window.setTimeout(suggest, RENEWED_AFTER * optionsJSON.timeout);
    const chosen = startAuthentication({ optionsJSON, useBrowserAutofill });
    return fromBrowser(chosen, 'passkey_').catch((error: unknown) => {
      if (own === latest) throw error;
      return undefined;
    });
  };

  const enter = async (passkey: AuthenticationResponseJSON): Promise<void> => {
    const body = { passkey, ...(remember.checked && { remember: 1 as const }) };
    const answer = await request(passkeys.signIn, { body }).catch((error: unknown) => {
      const isUnknown = error instanceof ApiError && error.code === 401;
      throw isUnknown ? new ApiError('', 'passkey_unknown') : error;
    });
    beginSession(answer, remember.checked);
    onSignedIn();
  };

  const failed = (error: unknown): Promise<void> => {
    onFailed(error);
    return suggest();
  };

  /** Signs the user in with a passkey that the browser suggests. Reports nothing if the user chooses none. */
  const suggest = async (): Promise<void> => {
    const isPossible = await browserSupportsWebAuthnAutofill();
    const passkey = isPossible && (await askBrowser(true).catch(() => undefined));
    if (passkey) await enter(passkey).catch(failed);
  };

  void suggest();
  return () => {
    const signedIn = askBrowser(false).then((passkey) => passkey && enter(passkey));
    void signedIn.catch(failed);
  };
};
