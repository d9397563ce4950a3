import { describe, expect, it } from 'vitest';
import type { Photo } from '../../../contract/entities/photo.ts';
import { ProcessingWatcher, type Watched } from '../../../src/customRoutes/vehicle/processing.tsx';
import { settle, TestClock } from './clock.ts';

type State = Pick<Photo, 'status' | 'in_process' | 'defect_state'>;
const IN_PROCESS: State = { status: 2, in_process: 1, defect_state: 'ok' };
const PROCESSED: State = { status: 4, in_process: 0, defect_state: 'ok' };
const DEFECTED: State = { status: 0, in_process: 0, defect_state: 'defected' };

const photo = (id: number, state: State) => ({ id, ...state }) as Photo; // only what the watcher reads
const car = (id: number, ...photos: Photo[]): Watched => ({ id, photos, extra_photos: [] });

const setUp = () => {
  const clock = new TestClock();
  const questions: {
    car: number;
    at: number;
    answer: (car: Watched) => void;
    fail: (error: Error) => void;
  }[] = [];
  const said: string[] = [];
  const watcher = new ProcessingWatcher<Watched>({
    ask: (id) =>
      new Promise((resolve, reject) =>
        questions.push({ car: id, at: clock.now, answer: resolve, fail: reject }),
      ),
    show: ({ id }) => said.push(`shows ${id}`),
    processed: (photos) => said.push(`processed ${photos}`),
    defected: (photos) => said.push(`defected ${photos}`),
    trouble: () => said.push('trouble'),
    isGone: (error) => error instanceof Error && error.message === 'gone',
    later: clock.later,
  });
  const answer = async (index: number, given: Watched) => {
    questions[index]?.answer(given);
    await settle();
  };
  return { clock, questions, said, watcher, answer };
};

describe('watching a vehicle in processing', () => {
  it('asks 2 s after the request, then every 2 s, until the status is 4', async () => {
    const { clock, questions, said, watcher, answer } = setUp();
    watcher.open(car(1, photo(11, PROCESSED)));
    watcher.sent(1, [11]);
    await clock.pass(1999);
    expect(questions).toHaveLength(0);
    await clock.pass(1);
    expect(questions).toHaveLength(1);
    await answer(0, car(1, photo(11, IN_PROCESS)));
    await clock.pass(2000);
    expect(questions.map(({ at }) => at)).toEqual([2000, 4000]);
    await answer(1, car(1, photo(11, PROCESSED)));
    await clock.pass(60_000);
    expect(questions).toHaveLength(2);
    expect(said).toEqual(['shows 1', 'shows 1', 'processed 11']);
  });

  it('asks nothing when nothing is in process, and goes on when a vehicle is opened in the middle of it', async () => {
    const { clock, questions, watcher } = setUp();
    watcher.open(car(1, photo(11, PROCESSED)));
    await clock.pass(10_000);
    expect(questions).toHaveLength(0);
    watcher.open(car(2, photo(21, IN_PROCESS)));
    await clock.pass(2000);
    expect(questions.map(({ car: id }) => id)).toEqual([2]);
  });

  it('never shows an answer for vehicle A under vehicle B', async () => {
    const { clock, questions, said, watcher, answer } = setUp();
    watcher.open(car(1, photo(11, IN_PROCESS)));
    await clock.pass(2000);
    watcher.open(car(2, photo(21, IN_PROCESS)));
    await answer(0, car(1, photo(11, PROCESSED)));
    expect(said).toEqual([]);
    await clock.pass(2000);
    expect(questions.map(({ car: id }) => id)).toEqual([1, 2]);
    await answer(1, car(2, photo(21, PROCESSED)));
    expect(said).toEqual(['shows 2', 'processed 21']);
  });

  it('does not believe an answer that names another vehicle', async () => {
    const { clock, said, watcher, answer } = setUp();
    watcher.open(car(2, photo(21, IN_PROCESS)));
    await clock.pass(2000);
    await answer(0, car(1, photo(21, PROCESSED)));
    expect(said).toEqual([]);
  });

  it('does not take an answer that is older than the request for its result', async () => {
    const { clock, questions, said, watcher, answer } = setUp();
    watcher.open(car(1, photo(11, IN_PROCESS), photo(12, PROCESSED)));
    await clock.pass(2000);
    watcher.sent(1, [12]);
    await answer(0, car(1, photo(11, IN_PROCESS), photo(12, PROCESSED)));
    expect(said).toEqual([]);
    await clock.pass(2000);
    await answer(1, car(1, photo(11, PROCESSED), photo(12, PROCESSED)));
    expect(questions).toHaveLength(2);
    expect(said).toEqual(['shows 1', 'processed 11,12']);
  });

  it('tells of photos that proved unusable', async () => {
    const { clock, said, watcher, answer } = setUp();
    watcher.open(car(1, photo(11, IN_PROCESS), photo(12, IN_PROCESS)));
    await clock.pass(2000);
    await answer(0, car(1, photo(11, DEFECTED), photo(12, PROCESSED)));
    expect(said).toEqual(['shows 1', 'processed 12', 'defected 11']);
  });

  it('says once that no answer comes, and goes on asking', async () => {
    const { clock, questions, said, watcher, answer } = setUp();
    watcher.open(car(1, photo(11, IN_PROCESS)));
    for (const index of [0, 1, 2]) {
      await clock.pass(2000);
      questions[index]?.fail(new Error('no network'));
      await settle();
    }
    expect(said).toEqual(['trouble']);
    await clock.pass(2000);
    await answer(3, car(1, photo(11, PROCESSED)));
    expect(said).toEqual(['trouble', 'shows 1', 'processed 11']);
  });

  it('stops for a vehicle that is no longer there, and when the page is left', async () => {
    const { clock, questions, watcher } = setUp();
    watcher.open(car(1, photo(11, IN_PROCESS)));
    await clock.pass(2000);
    questions[0]?.fail(new Error('gone'));
    await clock.pass(10_000);
    expect(questions).toHaveLength(1);
    watcher.open(car(2, photo(21, IN_PROCESS)));
    watcher.close();
    await clock.pass(10_000);
    expect(questions).toHaveLength(1);
  });
});
