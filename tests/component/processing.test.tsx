import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { ApiError, noResponse } from '@turntable/declare/api/apiError.ts';
import { CoreAdminContext, useNotificationContext } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Photo } from '../../contract/photos/photo.ts';
import { useVehicle, useVehicleNews } from '../../src/customRoutes/processing/pollVehicle.ts';
import { useProcessing } from '../../src/customRoutes/vehicles/actions.tsx';
import { withSentPhotos } from '../../src/customRoutes/vehicles/car.tsx';

type State = Pick<Photo, 'status' | 'in_process' | 'defect_state'>;
const IN_PROCESS: State = { status: 2, in_process: 1, defect_state: 'ok' };
const PROCESSED: State = { status: 4, in_process: 0, defect_state: 'ok' };
const DEFECTED: State = { status: 0, in_process: 0, defect_state: 'defected' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.advanceTimersByTimeAsync(1); // React draws the answers in a timer
  });

/** Opens vehicle 1. The server answers with its photos in these states; the test can replace the answer, also by an error. */
const open = async (...first: State[]) => {
  let answer: Promise<State[]> | State[] | Error = first;
  let asked = 0;
  const dataProvider = {
    getOne: async () => {
      asked += 1;
      if (answer instanceof Error) throw answer;
      const photos = (await answer).map((state, index) => ({ id: index + 11, ...state }));
      return { data: { id: 1, photos } };
    },
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = renderHook(
    () => {
      const { data, error } = useVehicle(1);
      useProcessing(data, error);
      return { news: useVehicleNews(1), notes: useNotificationContext().notifications };
    },
    {
      wrapper: ({ children }) => (
        <CoreAdminContext dataProvider={dataProvider as never} queryClient={queryClient}>
          {children}
        </CoreAdminContext>
      ),
    },
  );
  await pass(0);
  return {
    page,
    answers: (next: typeof answer) => {
      answer = next;
    },
    sent: (...ids: number[]) =>
      act(() => page.result.current.news.patch((car) => withSentPhotos(car, ids, ''))),
    asked: () => asked,
    said: () => page.result.current.notes.map(({ message }) => message),
  };
};

test('a vehicle is read 2 s after a photo was sent to processing, then every 2 s, until its status is 4', async () => {
  const { answers, sent, asked, said } = await open(PROCESSED);
  await pass(60_000);
  expect(asked()).toBe(1);
  answers([IN_PROCESS]);
  sent(11);
  await pass(1990);
  expect(asked()).toBe(1);
  await pass(10);
  expect(asked()).toBe(2);
  answers([PROCESSED]);
  await pass(2000);
  expect([asked(), said()]).toEqual([3, ['catalogue.photo_processed']]);
  await pass(60_000);
  expect(asked()).toBe(3);
});

test('an answer older than the request is not used as its result', async () => {
  const { answers, sent, said } = await open(IN_PROCESS, PROCESSED);
  const late = Promise.withResolvers<State[]>();
  answers(late.promise);
  await pass(2000);
  sent(12);
  late.resolve([IN_PROCESS, PROCESSED]);
  await pass(0);
  expect(said()).toEqual([]);
  answers([PROCESSED, PROCESSED]);
  await pass(2000);
  expect(said()).toEqual(['catalogue.photo_processed']);
});

test('unusable photos are reported', async () => {
  const { answers, said } = await open(IN_PROCESS, IN_PROCESS);
  answers([DEFECTED, PROCESSED]);
  await pass(2000);
  expect(said()).toEqual(['catalogue.photo_processed', 'vehicle.actions.refused']);
});

test('a failed poll is reported once, and polling continues', async () => {
  const { answers, said } = await open(IN_PROCESS);
  answers(noResponse());
  await pass(6000);
  expect(said()).toEqual(['vehicle.actions.trouble']);
  answers([PROCESSED]);
  await pass(2000);
  expect(said()).toEqual(['vehicle.actions.trouble', 'catalogue.photo_processed']);
});

test('a deleted vehicle, or one whose page was left, is no longer polled', async () => {
  const { answers, asked } = await open(IN_PROCESS);
  answers(new ApiError(404, 'gone'));
  await pass(20_000);
  expect(asked()).toBe(2);
  cleanup();
  const left = await open(IN_PROCESS);
  left.page.unmount();
  await pass(20_000);
  expect(left.asked()).toBe(1);
});
