import '../../../src/registered.ts';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beginSession } from '@turntable/declare/api/session.ts';
import { textsOf } from '@turntable/declare/define/textsOf.ts';
import { allResources } from '@turntable/declare/registry.ts';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { App } from '../../../src/App.tsx';
import { loadI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { appStore } from '../../../src/layout/appStore.ts';
import { Client } from '../../api/setup/client.ts';
import { emailOf, PASSWORD, type TestUserName } from '../../api/setup/testData.ts';
import { productUrl } from './productUrl.ts';

/** jsdom's instance, which vitest exposes as a global. */
declare const jsdom: { reconfigure(settings: { url: string }): void };

export interface ShownApp {
  /** Types and clicks like the user. */
  user: UserEvent;
  /** Replaces the text of a field. */
  fill(field: HTMLElement, text: string): Promise<void>;
  /** Calls the server as the same user, without the page. */
  client: Client;
}

/** Returns a client with a session of its own for this user. */
export async function signIn(person: TestUserName): Promise<Client> {
  const { access_token } = await logIn(person);
  return new Client(productUrl(), access_token);
}

/** Returns the server's answer to a sign-in. */
export const logIn = (person: TestUserName) =>
  new Client(productUrl()).must(session.login, {
    body: { email: emailOf(person), password: PASSWORD },
  });

/** Opens a path of the real application with the session in the cookies, if any. @returns the user of Testing Library, which types and clicks */
export async function openApp(
  path: string,
  locale = 'en',
  before?: () => unknown,
): Promise<UserEvent> {
  jsdom.reconfigure({ url: productUrl() });
  appStore.setItem('locale', locale); // and its cookie
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await before?.();
  render(
    <App i18nProvider={await loadI18nProvider((...given) => textsOf(allResources(), ...given))} />,
  );
  return userEvent.setup();
}

/** Signs a user in and opens a path of the real application, in a language, against the real server. `before` runs just before it is drawn. */
export async function renderApp(
  path: string,
  { as, locale = 'en', before }: { as: TestUserName; locale?: string; before?: () => unknown },
): Promise<ShownApp> {
  const baseUrl = productUrl();
  const answer = await logIn(as);
  jsdom.reconfigure({ url: baseUrl });
  beginSession(answer);
  const user = await openApp(path, locale, before);
  return {
    user,
    fill: async (field, text) => {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    },
    client: new Client(baseUrl, answer.access_token),
  };
}
