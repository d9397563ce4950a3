import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminSupport, support } from '../../../contract/support/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import type { CallInput, Client } from '../setup/client.ts';
import { jobsDone } from '../setup/jobs.ts';
import { type MailServer, mailsToOperator, openMailServer } from '../setup/mailServer.ts';
import { picture } from '../setup/pictures.ts';
import { storedKeys } from '../setup/storedFiles.ts';
import { emailOf, type TestUserName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const MB = 1024 * 1024;

let testServer: TestServer;
let mails: MailServer;
let operator: Client;
beforeAll(async () => {
  mails = await openMailServer();
  testServer = await openTestServer({ env: mailsToOperator(mails) });
  operator = await testServer.as('operator');
});
afterAll(async () => {
  await testServer.close();
  await mails.close();
});

const MESSAGE = {
  subject: 'Rims',
  text: 'They are too dark.\nAll of them.',
  page: '/vehicles?page=2',
};
const send = async (
  person: TestUserName,
  callInput: Partial<Pick<CallInput, 'fields' | 'files'>> = {},
) =>
  (await testServer.as(person)).call(support.send, {
    ...callInput,
    fields: { ...MESSAGE, ...callInput.fields },
  });
const list = async (query: Record<string, string | number> = {}) =>
  (await operator.must(adminSupport.list, { query })).data;
const newest = async () => {
  const [{ id } = { id: 0 }] = await list();
  return (await operator.must(adminSupport.one, { params: { id } })).data;
};

describe('a message', () => {
  test('is stored with the page, the vehicle, the screenshot and the files, and sent by e-mail so that a reply reaches the sender', async () => {
    const { data: car } = await (await testServer.as('employee')).must(cars.create, {
      body: { vehicle_name: 'Golf' },
    });
    const files = [
      { name: 'log.txt', bytes: new TextEncoder().encode('one'), type: 'text/plain' },
      { name: 'log.txt', bytes: new TextEncoder().encode('two'), type: 'text/plain' },
    ];
    const screenshot = { name: 'page.png', bytes: await picture(), type: 'image/png' };
    expect(
      (
        await send('employee', {
          fields: { car_id: car.id, page: `/vehicles/${car.id}` },
          files: { screenshot, files },
        })
      ).status,
    ).toBe(200);

    const kept = await newest();
    expect(kept).toMatchObject({
      ...MESSAGE,
      page: `/vehicles/${car.id}`,
      car_id: car.id,
      state: 'new',
      sender_email: emailOf('employee'),
    });
    expect(kept.company).not.toBe('');
    const page = await fetch(testServer.baseUrl + kept.screenshot);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(kept.files.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['log.txt', 3],
      ['log.txt', 3],
    ]);
    const { link } = await operator.must(adminSupport.download, {
      params: { id: kept.id, file: kept.files[1]?.id ?? 0 },
    });
    const file = await fetch(testServer.baseUrl + link);
    expect(await file.text()).toBe('two');
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;.*log\.txt/);

    const mail = await mails.next();
    expect(mail).toContain('To: desk@turntable.example');
    expect(mail).toContain(`Reply-To: ${emailOf('employee')}`);
    expect(mail).toContain('Subject: Turntable support: Rims');
    expect(mail).toContain('They are too dark.');
    expect(mail).toContain(`https://turntable.example/support/${kept.id}`);
    expect(mail).toContain('Files: 3');
  });

  test('omits a vehicle that the sender cannot see', async () => {
    const { data: foreign } = await (await testServer.as('suedChief')).must(cars.create, {
      body: { vehicle_name: 'Foreign' },
    });
    await send('chief', { fields: { car_id: foreign.id, subject: 'Foreign' } });
    expect(await newest()).toMatchObject({ subject: 'Foreign', car_id: null });
    await mails.next();
  });

  test('survives the deletion of its sender, and its files are not deleted as unused', async () => {
    const kept = (await list({ q: 'rims' }))[0];
    if (!kept) throw new Error('there is no message');
    const before = (await storedKeys(testServer))
      .filter((key) => key.startsWith('feedback-'))
      .toSorted();
    expect(before).toHaveLength(3);
    await testServer.db.systemQuery(
      `update jobs.job set start_after = now() where name = 'remove-files' and state = 'created'`,
    );
    await jobsDone(testServer, 'remove-files');
    expect(
      (await storedKeys(testServer)).filter((key) => key.startsWith('feedback-')).toSorted(),
    ).toEqual(before);
    await testServer.db.systemQuery('update feedback set user_id = null where id = $1', [kept.id]);
    expect(
      (await operator.must(adminSupport.one, { params: { id: kept.id } })).data.sender_email,
    ).toBe(emailOf('employee'));
  });

  test.each<[string, Partial<Pick<CallInput, 'fields' | 'files'>>, string, number]>([
    ['no subject', { fields: { subject: ' ' } }, 'subject', 422],
    ['no text', { fields: { text: '' } }, 'text', 422],
    [
      'HTML in the subject',
      { fields: { subject: '<img src=x onerror=alert(1)>' } },
      'subject',
      422,
    ],
    ['HTML in the text', { fields: { text: 'a <script>alert(1)</script>' } }, 'text', 422],
    ['HTML in the page', { fields: { page: '/<svg onload=alert(1)>' } }, 'page', 422],
    [
      'an invalid picture of the page',
      { files: { screenshot: { name: 'x.png', bytes: new Uint8Array([1, 2, 3]) } } },
      'screenshot',
      422,
    ],
    [
      'an empty file',
      { files: { files: { name: 'x.txt', bytes: new Uint8Array() } } },
      'files',
      422,
    ],
    [
      'a file over 10 MB',
      { files: { files: { name: 'x.bin', bytes: new Uint8Array(10 * MB + 1) } } },
      'files',
      413,
    ],
    [
      'six files',
      {
        files: {
          files: Array.from({ length: 6 }, () => ({ name: 'x.txt', bytes: new Uint8Array([1]) })),
        },
      },
      'files',
      422,
    ],
    [
      'a file of another name',
      { files: { photo: { name: 'x.txt', bytes: new Uint8Array([1]) } } },
      'photo',
      422,
    ],
  ])('with %s is refused, and nothing is stored', async (_, callInput, field, status) => {
    const before = [(await list()).length, (await storedKeys(testServer)).length];
    const answer = await send('westChief', callInput);
    expect([answer.status, Object.keys(answer.failure.errors ?? {})]).toEqual([status, [field]]);
    expect([(await list()).length, (await storedKeys(testServer)).length]).toEqual(before);
  });

  test('is limited to five at once; after that only this user must wait', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send('suedEmployee')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const late = await send('suedEmployee');
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('photographer')).status).toBe(200);
  });
});

describe('the operator', () => {
  test('sets a message’s state, and finds messages by state, company and words', async () => {
    await send('westEmployee', { fields: { subject: 'Waiting for credits' } });
    const { id } = await newest();
    const set = async (state: string) =>
      (await operator.must(adminSupport.setState, { params: { id }, body: { state } })).data.state;
    expect(await set('in_progress')).toBe('in_progress');
    expect((await list({ state: 'in_progress' })).map((message) => message.id)).toEqual([id]);
    expect((await list({ state: 'new' })).map((message) => message.id)).not.toContain(id);
    expect((await list({ q: 'WAITING for' })).map((message) => message.id)).toEqual([id]);
    expect((await list({ q: emailOf('westEmployee') })).map((message) => message.id)).toEqual([id]);
    expect(
      (await list({ company: testServer.testData.companies.west })).map((message) => message.id),
    ).toEqual([id]);
    expect(await set('done')).toBe('done');
    expect(await set('new')).toBe('new');
    expect(
      (await operator.call(adminSupport.setState, { params: { id }, body: { state: 'lost' } }))
        .status,
    ).toBe(422);
  });

  test('gets “not found” for a missing message, and for a file of another message', async () => {
    expect((await operator.call(adminSupport.one, { params: { id: 99_999 } })).status).toBe(404);
    expect(
      (
        await operator.call(adminSupport.setState, {
          params: { id: 99_999 },
          body: { state: 'done' },
        })
      ).status,
    ).toBe(404);
    const [{ file } = { file: 0 }] = (
      await testServer.db.systemQuery('select min(id) as file from feedback_files')
    ).rows as { file: number }[];
    expect(
      (await operator.call(adminSupport.download, { params: { id: (await newest()).id, file } }))
        .status,
    ).toBe(404);
  });
});

test('without a mail server, a message is stored all the same', async () => {
  const quiet = await openTestServer();
  try {
    expect((await (await quiet.as('chief')).call(support.send, { fields: MESSAGE })).status).toBe(
      200,
    );
    expect((await (await quiet.as('operator')).must(adminSupport.list)).data).toHaveLength(1);
    expect(
      (await quiet.db.systemQuery(`select 1 from jobs.job where name = 'mail-feedback'`)).rows,
    ).toEqual([]);
  } finally {
    await quiet.close();
  }
});
