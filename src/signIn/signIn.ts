import './signIn.css';
import type { SignedIn } from '../../contract/accounts/session.ts';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { request } from '../api/httpClient.ts';
import { keepToken, keepUser, storedUser, token } from '../api/session.ts';
import { closeForm, sayInForm, wireForm, wireReveals } from './form.ts';
import { nextPage } from './nextPage.ts';
import { forgotFaults, loginFaults, resetFaults, setupFaults } from './rules.ts';
import { say, type Text, wireLanguage, writeTexts } from './texts.ts';

// The auth layout (specification, chapter 2): signing in, forgotten password, new password, new address, first operator. No framework; the application
// itself is fetched while the user types.

const PAGES: Record<string, { page: string; title: Text }> = {
  '/login': { page: 'login', title: 'login_title' },
  '/forgot-password': { page: 'forgot', title: 'forgot_title' },
  '/reset-password': { page: 'reset', title: 'reset_title' },
  '/confirm-email': { page: 'confirm', title: 'confirm_title' },
  '/setup': { page: 'setup', title: 'setup_title' },
};
const LOGIN = { page: 'login', title: 'login_title' } as const;

const sectionOf = (id: string): HTMLElement => {
  const section = document.getElementById(id);
  if (!section) throw new Error(`The page has no section ${id}`);
  return section;
};

const theme = localStorage.getItem('RaStore.theme');
if (theme) document.documentElement.dataset.theme = JSON.parse(theme);

let { page, title } = PAGES[window.location.pathname] ?? LOGIN;
const showPage = (shown: { page: string; title: Text }) => {
  ({ page, title } = shown);
  document.body.dataset.page = page;
  writeTexts(title);
};

const isSignedIn = token() !== undefined && storedUser() !== undefined;
if (page === 'login' && isSignedIn)
  window.location.replace(nextPage(window.location.search, window.location.origin));

showPage({ page, title });
wireReveals();
const language = document.getElementById('language');
if (language instanceof HTMLSelectElement) wireLanguage(language, () => writeTexts(title));
// nothing is fetched for somebody who only looks
document.addEventListener('input', () => void import('../App.tsx').catch(() => undefined), {
  once: true,
});

const begin = ({ user, ...answer }: SignedIn) => {
  keepToken(answer);
  keepUser(user);
};

const login = sectionOf('login');
wireForm({
  section: login,
  check: ({ email = '', password = '' }) => loginFaults(email, password),
  send: async ({ email = '', password = '' }) => {
    const button = login.querySelector('.go');
    if (button) button.textContent = say('signing_in');
    try {
      begin(await request(session.login, { body: { email, password } }));
      window.location.replace(nextPage(window.location.search, window.location.origin));
    } catch (error) {
      if (button) button.textContent = say('sign_in');
      throw error;
    }
  },
  explain: ({ code }) => (code === 401 ? 'unknown_user' : undefined),
});

const forgot = sectionOf('forgot');
wireForm({
  section: forgot,
  check: ({ email = '' }) => forgotFaults(email),
  send: async ({ email = '' }) => {
    await request(session.forgotPassword, { body: { email } });
    sayInForm(forgot, 'link_sent');
  },
});

const reset = sectionOf('reset');
const linkToken = new URLSearchParams(window.location.search).get('token') ?? '';
wireForm({
  section: reset,
  check: ({ password = '', password_confirmation = '' }) =>
    resetFaults(password, password_confirmation),
  send: async ({ password = '', password_confirmation = '' }) => {
    await request(session.resetPassword, {
      body: { token: linkToken, password, password_confirmation },
    });
    window.history.replaceState(null, '', '/login');
    showPage(LOGIN);
    sayInForm(login, 'password_saved');
  },
  explain: ({ code, fields }) =>
    code === 404 || fields.includes('token') ? 'link_broken' : undefined,
});

const confirmEmail = sectionOf('confirm');
wireForm({
  section: confirmEmail,
  check: () => ({}),
  // A button, as programs that look at mails open links.
  send: async () => {
    await request(session.confirmEmail, { body: { token: linkToken } });
    closeForm(confirmEmail, 'email_confirmed');
  },
  explain: ({ fields }) => (fields.length > 0 ? 'link_broken' : undefined),
});

const setup = sectionOf('setup');
wireForm({
  section: setup,
  check: ({ name = '', email = '', password = '', password_confirmation = '' }) =>
    setupFaults(name, email, password, password_confirmation),
  send: async ({ name = '', email = '', password = '', password_confirmation = '' }) => {
    begin(
      await request(session.setUp, {
        body: { token: linkToken, name, email, password, password_confirmation },
      }),
    );
    window.location.replace('/');
  },
});

const SETUP_CLOSED = {
  used: 'setup_used',
  expired: 'setup_expired',
  unknown: 'setup_unknown',
} as const;
/** Says that a link cannot be used before anything is typed; should this fail, sending the form says it. */
const checkSetupLink = async () => {
  const { state } = await request(session.setupState, { body: { token: linkToken } });
  if (state !== 'open') closeForm(setup, SETUP_CLOSED[state]);
};
if (page === 'setup') {
  if (linkToken === '') closeForm(setup, 'setup_unknown');
  else void checkSetupLink().catch(() => undefined);
}
