import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transactions } from '../../../contract/balance/transactionCalls.ts';
import { adminComplaints, complaints } from '../../../contract/complaints/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send, sendFinished } from '../setup/dealer.ts';
import { jobsDone } from '../setup/jobs.ts';
import { type MailServer, mailsToOperator, openMailServer } from '../setup/mailServer.ts';
import { picture } from '../setup/pictures.ts';
import { unreferencedFiles } from '../setup/storedFiles.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
let employee: Client;
let operator: Client;
let view: number;
let mails: MailServer;
beforeAll(async () => {
  mails = await openMailServer();
  testServer = await openTestServer({ env: mailsToOperator(mails) });
  [chief, employee, operator] = await Promise.all([
    testServer.as('chief'),
    testServer.as('employee'),
    testServer.as('operator'),
  ]);
  view = testServer.testData.views[0] ?? 0;
});
afterAll(async () => {
  await testServer.close();
  await mails.close();
});

const photographed = async () => {
  const { id: car } = await newCar(chief);
  return { car, photo: (await send(chief, car, view)).id };
};
const finished = async () => {
  const made = await photographed();
  await sendFinished(operator, made.car, view);
  return made;
};
const complain = async (
  { car, photo }: { car: number; photo: number },
  text = 'A halo around the roof',
) =>
  (
    await employee.must(complaints.send, {
      params: { car },
      body: { photo, about: 'cutout', text },
    })
  ).data;
const answer = (
  id: number,
  fields: { state: 'answered' | 'declined'; answer: string },
  bytes?: Uint8Array<ArrayBuffer>,
) => {
  const files: Record<string, { name: string; bytes: Uint8Array<ArrayBuffer> }> = bytes
    ? { photo: { name: 'better.jpg', bytes } }
    : {};
  return { params: { id }, fields, files };
};
const ofCar = async (car: number) => (await chief.must(complaints.ofCar, { params: { car } })).data;
const bytesAt = async (url: string | null | undefined) =>
  Buffer.from(await (await fetch(testServer.baseUrl + url)).arrayBuffer());

describe('a complaint about a finished picture', () => {
  test('reaches the operator with vehicle, company and both pictures, and by e-mail', async () => {
    const made = await finished();
    const { id } = await complain(made, 'A halo\naround the roof');
    const { vehicle_name } = await read(chief, made.car);
    const { data } = await operator.must(adminComplaints.list, {
      query: { state: 'open', q: 'HALO' },
    });
    const row = {
      id,
      about: 'cutout',
      text: 'A halo\naround the roof',
      state: 'open',
      vehicle: vehicle_name,
      photo_id: made.photo,
    };
    expect(data).toContainEqual(expect.objectContaining(row));
    const { data: found } = await operator.must(adminComplaints.one, { params: { id } });
    expect(found).toMatchObject({ ...row, answered_at: null });
    for (const url of [found.original, found.picture])
      expect((await bytesAt(url)).length).toBeGreaterThan(1000);
    const mail = await mails.next();
    expect(mail).toContain('To: desk@turntable.example');
    expect(mail).toContain(`Subject: Turntable: problem reported with ${vehicle_name}`);
    expect(mail).toContain('around the roof');
    expect(mail).toContain(`https://turntable.example/complaints/${id}`);
  });

  test('is answered with a corrected picture, which becomes the finished one; the earlier one becomes a version, and nothing is charged', async () => {
    const made = await finished();
    const { id } = await complain(made);
    const before = (await read(chief, made.car)).photos[0]?.processed_url;
    const { total } = await chief.must(transactions.list);
    const better = await picture();
    await operator.must(
      adminComplaints.answer,
      answer(id, { state: 'answered', answer: 'Cut out by hand' }, better),
    );

    expect(await bytesAt((await read(chief, made.car)).photos[0]?.processed_url)).toEqual(
      Buffer.from(better),
    );
    expect(await ofCar(made.car)).toMatchObject([
      { id, state: 'answered', answer: 'Cut out by hand', corrected: 1 },
    ]);
    const { data: versions } = await chief.must(cars.versions, {
      params: { car: made.car, photo: made.photo },
    });
    expect(versions.map(({ made_by }) => made_by)).toEqual(['correction', 'upload']);
    expect(await bytesAt(versions[1]?.url)).toEqual(await bytesAt(before));
    expect((await chief.must(transactions.list)).total).toBe(total);
    await jobsDone(testServer, 'remove-files');
    expect(await unreferencedFiles(testServer)).toEqual([]);
  });

  test('is answered in words only, or declined, and the picture stays', async () => {
    for (const state of ['answered', 'declined'] as const) {
      const made = await finished();
      const { id } = await complain(made);
      const before = (await read(chief, made.car)).photos[0]?.processed_url?.split('?')[0];
      await operator.must(
        adminComplaints.answer,
        answer(id, { state, answer: 'It is meant to be so' }),
      );
      expect(await ofCar(made.car)).toMatchObject([
        { state, corrected: 0, answered_at: expect.any(String) },
      ]);
      expect((await read(chief, made.car)).photos[0]?.processed_url?.split('?')[0]).toBe(before);
    }
  });

  test('is accepted only after the reply to the previous one', async () => {
    const made = await finished();
    const { id } = await complain(made);
    const body = { photo: made.photo, about: 'plate', text: 'Still readable' };
    expect((await chief.call(complaints.send, { params: { car: made.car }, body })).status).toBe(
      409,
    );
    await operator.must(
      adminComplaints.answer,
      answer(id, { state: 'answered', answer: 'Look again' }),
    );
    expect(
      (
        await operator.call(
          adminComplaints.answer,
          answer(id, { state: 'answered', answer: 'Twice' }),
        )
      ).status,
    ).toBe(409);
    expect(
      (await chief.must(complaints.send, { params: { car: made.car }, body })).data.state,
    ).toBe('open');
    expect((await ofCar(made.car)).map(({ about }) => about)).toEqual(['plate', 'cutout']);
  });

  test('needs a finished picture, a text and a known problem', async () => {
    const unfinished = await photographed();
    const made = await finished();
    const refused = async (car: number, body: Record<string, unknown>) => {
      const { status, failure } = await chief.call(complaints.send, { params: { car }, body });
      return [status, ...Object.keys(failure.errors ?? {})];
    };
    const body = { photo: made.photo, about: 'cutout', text: 'Halo' };
    expect(await refused(unfinished.car, { ...body, photo: unfinished.photo })).toEqual([
      422,
      'photo',
    ]);
    expect(await refused(made.car, { ...body, text: '  ' })).toEqual([422, 'text']);
    expect(await refused(made.car, { ...body, about: 'weather' })).toEqual([422, 'about']);
    expect(await refused(made.car, { ...body, photo: unfinished.photo })).toEqual([404]);
  });

  test('cannot be answered with a file that is not a picture, nor declined with a picture', async () => {
    const made = await finished();
    const { id } = await complain(made);
    const sent = [
      answer(id, { state: 'declined', answer: 'No' }, await picture()),
      answer(id, { state: 'answered', answer: 'Yes' }, new Uint8Array(Buffer.from('no picture'))),
    ];
    for (const callInput of sent) {
      const { status, failure } = await operator.call(adminComplaints.answer, callInput);
      expect([status, ...Object.keys(failure.errors ?? {})]).toEqual([422, 'photo']);
    }
    expect(await ofCar(made.car)).toMatchObject([{ state: 'open' }]);
    await jobsDone(testServer, 'remove-files');
    expect(await unreferencedFiles(testServer)).toEqual([]);
  });

  test('is deleted with its photo', async () => {
    const made = await finished();
    const { id } = await complain(made);
    await chief.must(companyCars.deletePhotos, {
      params: { car: made.car },
      body: { photo: made.photo },
    });
    expect((await operator.call(adminComplaints.one, { params: { id } })).status).toBe(404);
    expect(await ofCar(made.car)).toEqual([]);
  });
});
