import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { ftp } from '../../../contract/ftpExport/calls.ts';
import { companyUsers } from '../../../contract/staff/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { PASSWORD } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const SENT = {
  vin: 'WVWZZZ1KZAW987654',
  password: 'a hostile passphrase 42',
  email: 'logged-nowhere@people.test',
  ftpPassword: 'ftp-secret-of-nordwind',
};

let testServer: TestServer;
let log = '';
beforeAll(async () => {
  const write = (line: string) => {
    log += line;
  };
  testServer = await openTestServer({ jobs: false, env: { LOG_LEVEL: 'trace' }, log: { write } });
});
afterAll(() => testServer.close());

test('a failed statement is logged without the values that users have sent', async () => {
  const chief = await testServer.signIn('chief');
  // From now on every write to these tables fails, as in a database that is broken or full.
  for (const table of ['cars', 'users', 'companies']) {
    await testServer.db.systemQuery(
      `alter table ${table} add constraint refuses_all check (false) not valid`,
    );
  }
  const failed = [
    await chief.call(cars.create, { body: { vehicle_name: 'Logged nowhere', vin: SENT.vin } }),
    await chief.call(companyUsers.create, {
      body: { name: 'Nobody', email: SENT.email, role: 'employee' },
    }),
    await chief.call(account.saveCompanyProfile, {
      body: {
        current_password: PASSWORD,
        password: SENT.password,
        password_confirmation: SENT.password,
      },
    }),
    await chief.call(ftp.save, {
      body: { ftp_host: '203.0.113.9', ftp_user: 'nord', ftp_pass: SENT.ftpPassword },
    }),
  ];
  expect(failed.map(({ status }) => status)).toEqual([500, 500, 500, 500]);

  // The log has what an operator needs …
  expect(log).toContain('refuses_all');
  expect(log).toMatch(/Failed query: insert into/);
  // … and nothing else.
  for (const value of [...Object.values(SENT), PASSWORD]) expect(log).not.toContain(value);
  expect(log).not.toContain('$argon2');
  expect(log).not.toContain(String(chief.token));
  expect(log).not.toMatch(/params:|"params"|Failing row contains/);
});
