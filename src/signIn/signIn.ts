import './signIn.css';
import { ApiError } from '@turntable/declare/api/apiError.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { beginSession, storedUser, token } from '@turntable/declare/api/session.ts';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { nextPage } from './nextPage.ts';
import { page, wireLanguage, write, writeTexts } from './texts.ts';

// Signing in, and requesting a link for a forgotten password (specification, chapter 2: auth layout), without a framework.
const LETTER = new URL('../assets/forgotPassword.svg', import.meta.url).href;

/** Returns the page's element with this id. */
const part = <Part extends HTMLElement>(id: string, kind: new () => Part): Part => {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}`);
  return element;
};
const password = part('password', HTMLInputElement);
const email = part('email', HTMLInputElement);
const remember = part('remember', HTMLInputElement);
const [notice, failure] = [part('notice', HTMLElement), part('failure', HTMLElement)];
const [send, passkey] = [part('send', HTMLButtonElement), part('passkey', HTMLButtonElement)];

const rest = () => {
  send.ariaDisabled = 'false';
  write(send, 'send');
};

const openNext = () =>
  window.location.replace(nextPage(window.location.search, window.location.origin));

const CALLS = {
  login: async () => {
    const typed = { email: email.value, password: password.value };
    const body = { ...typed, ...(remember.checked && { remember: 1 as const }) };
    beginSession(await request(session.login, { body }), remember.checked);
    openNext();
  },
  forgot: async () => {
    await request(session.forgotPassword, { body: { email: email.value } });
    write(notice, 'link_sent');
    rest();
  },
};

/** Shows the faults at their fields, and focuses the first. @returns whether there are any */
const showFaults = (faultOf: (input: HTMLInputElement) => string | undefined): boolean => {
  const inputs = [email, password].filter(({ willValidate }) => willValidate);
  for (const input of inputs) {
    const fault = faultOf(input);
    input.ariaInvalid = String(fault !== undefined);
    write(part(`${input.id}-error`, HTMLElement), fault ?? '');
  }
  const first = inputs.find(({ ariaInvalid }) => ariaInvalid === 'true');
  first?.focus();
  return first !== undefined;
};

const faultIn = ({ validity }: HTMLInputElement): string | undefined => {
  if (validity.valueMissing) return 'required';
  return validity.valid ? undefined : 'email_invalid';
};

const fail = (error: unknown) => {
  rest();
  if (!(error instanceof ApiError)) throw error;
  if (page === 'login' && error.code === 401) write(failure, 'unknown_user');
  else if (!showFaults(({ name }) => error.body.errors?.[name])) write(failure, error.title);
};

const submit = async (event: Event) => {
  event.preventDefault();
  if (send.ariaDisabled === 'true') return;
  write(failure, '');
  if (showFaults(faultIn)) return;
  send.ariaDisabled = 'true';
  write(send, 'busy');
  await CALLS[page]().catch(fail);
};

const theme = localStorage.getItem('RaStore.theme');
if (theme) document.documentElement.dataset.theme = JSON.parse(theme);
if (page === 'login' && token() && storedUser()) openNext();
if (page === 'forgot') {
  part('secret', HTMLElement).hidden = true;
  password.disabled = true;
  part('other', HTMLAnchorElement).href = '/login';
  part('illustration', HTMLImageElement).src = LETTER;
}
passkey.hidden = page === 'forgot' || !window.PublicKeyCredential;
if (!passkey.hidden) {
  const offered = import('../api/passkeys.ts').then(({ offerPasskeys }) =>
    offerPasskeys({ remember, onSignedIn: openNext, onFailed: fail }),
  );
  passkey.addEventListener('click', () => void offered.then((choose) => choose()));
}
writeTexts();
if (new URLSearchParams(window.location.search).has('changed')) write(notice, 'password_saved');
wireLanguage(part('language', HTMLSelectElement));
const reveal = part('reveal', HTMLButtonElement);
reveal.addEventListener('click', () => {
  const isHidden = password.type === 'password';
  password.type = isHidden ? 'text' : 'password';
  write(reveal, isHidden ? 'hide_password' : 'show_password', 'label');
});
document.querySelector('form')?.addEventListener('submit', submit);
// loaded with the first input, not for visitors who do not type
document.addEventListener('input', () => void import('../App.tsx').catch(() => undefined), {
  once: true,
});
