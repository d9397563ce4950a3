import './signIn.css';
import { session } from '../../contract/calls/session.ts';
import { request } from '../api/httpClient.ts';
import { keepToken, keepUser, storedUser, token } from '../api/session.ts';
import { fetchAheadWhileTyping } from './fetchAhead.ts';
import { sayInForm, wireForm, wireReveals } from './form.ts';
import { nextPage } from './nextPage.ts';
import { forgotFaults, loginFaults, resetFaults } from './rules.ts';
import { say, type Text, wireLanguage, writeTexts } from './texts.ts';

// The auth layout (specification, chapter 2): signing in, forgotten password, new password. No framework; the application
// itself is fetched while the user types.

const PAGES: Record<string, { page: string; title: Text }> = {
  '/login': { page: 'login', title: 'login_title' },
  '/forgot-password': { page: 'forgot', title: 'forgot_title' },
  '/reset-password': { page: 'reset', title: 'reset_title' },
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
if (page === 'login' && isSignedIn) window.location.replace(nextPage(window.location.search, window.location.origin));

showPage({ page, title });
wireReveals();
const language = document.getElementById('language');
if (language instanceof HTMLSelectElement) wireLanguage(language, () => writeTexts(title));
fetchAheadWhileTyping();

const login = sectionOf('login');
wireForm({
  section: login,
  check: ({ email = '', password = '' }) => loginFaults(email, password),
  send: async ({ email = '', password = '' }) => {
    const button = login.querySelector('.go');
    if (button) button.textContent = say('signing_in');
    try {
      const answer = await request(session.login, { body: { email, password } });
      keepToken(answer);
      keepUser(answer.user);
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
const resetToken = new URLSearchParams(window.location.search).get('token');
wireForm({
  section: reset,
  check: ({ password = '', password_confirmation = '' }) => resetFaults(password, password_confirmation),
  send: async ({ password = '', password_confirmation = '' }) => {
    await request(session.resetPassword, { body: { token: resetToken ?? '', password, password_confirmation } });
    window.history.replaceState(null, '', '/login');
    showPage(LOGIN);
    sayInForm(login, 'password_saved');
  },
  explain: ({ code, fields }) => (code === 404 || fields.includes('token') ? 'link_broken' : undefined),
});
