import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { LANGUAGES } from '../../../server/messages/index.ts';
import { PASSWORD } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// A language that has a few of the server's texts (docs/extending.md): as if there were a file server/messages/fr.ts.

let testServer: TestServer;
beforeAll(async () => {
  LANGUAGES.set('fr', {
    invalid_input: 'Vérifiez votre saisie',
    mail_reset_subject: 'Mot de passe',
  });
  testServer = await openTestServer({ jobs: false });
});
afterAll(async () => {
  await testServer.close();
  LANGUAGES.delete('fr');
});

test('the server’s texts are French where there is one, else English', async () => {
  const client = await testServer.as('employee');
  const { failure } = await client.call(account.saveProfile, {
    body: { name: '' },
    headers: { 'accept-language': 'fr-CH, de;q=0.5' },
  });
  expect(failure.message).toBe('Vérifiez votre saisie');
  expect(failure.errors?.name).toEqual(['Required']);
});

test('a user can choose it, and reads it without a header; a language that the server does not have is refused', async () => {
  const client = await testServer.as('employee');
  const { data } = await client.must(account.saveProfile, { body: { locale: 'fr' } });
  expect(data.locale).toBe('fr');
  const wrong = await client.call(account.saveProfile, {
    body: { email: 'x@y.test', current_password: `${PASSWORD}x` },
  });
  expect(wrong.failure.message).toBe('Vérifiez votre saisie');
  for (const locale of ['pt', 'klingon', '']) {
    const { status, failure } = await client.call(account.saveProfile, { body: { locale } });
    expect(status).toBe(422);
    expect(failure.errors).toHaveProperty('locale');
  }
  const me = await client.must(session.me);
  expect(me.account.locale).toBe('fr');
});
