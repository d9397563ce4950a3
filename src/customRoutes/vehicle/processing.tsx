import { useEffect, useMemo } from 'react';
import type { Car } from '../../../contract/entities/car.ts';
import { PHOTO_STATUS, type Photo } from '../../../contract/entities/photo.ts';
import { isNotFound, usePhotoNotices } from './actions.tsx';
import { photosOf, useReadVehicle, useVehicleNews } from './car.tsx';

/** How often a vehicle in processing is asked for, in milliseconds; also the pause before the first time (specification, chapters 4 and 9). */
export const POLL_EVERY = 2000;

type Progress = Pick<Photo, 'id' | 'status' | 'in_process' | 'defect_state'>;

/** What is being waited for: photos of one vehicle, the one that is open. */
export interface Watch {
  readonly car: number | null;
  readonly awaited: readonly number[];
  /** Counts what would be answered; an answer to an older question is not listened to. */
  readonly question: number;
  /** The last question got no answer; said once, until one is answered again. */
  readonly troubled: boolean;
}

export type WatchEvent =
  | { readonly type: 'opened'; readonly car: number; readonly photos: readonly Progress[] }
  | { readonly type: 'closed' }
  /** A process request was accepted. */
  | { readonly type: 'sent'; readonly car: number; readonly photos: readonly number[] }
  | { readonly type: 'due'; readonly question: number }
  | { readonly type: 'answered'; readonly question: number; readonly photos: readonly Progress[] }
  | {
      readonly type: 'failed';
      readonly question: number;
      readonly error: unknown;
      readonly gone: boolean;
    };

export type WatchEffect =
  | { readonly type: 'wait'; readonly question: number }
  | { readonly type: 'ask'; readonly car: number; readonly question: number }
  | { readonly type: 'processed'; readonly photos: readonly number[] }
  | { readonly type: 'defected'; readonly photos: readonly number[] }
  | { readonly type: 'trouble'; readonly error: unknown };

export interface Step {
  readonly watch: Watch;
  readonly effects: readonly WatchEffect[];
}

export const IDLE: Watch = { car: null, awaited: [], question: 0, troubled: false };

const isBusy = ({ in_process, status }: Progress): boolean =>
  in_process === 1 || status === PHOTO_STATUS.queued || status === PHOTO_STATUS.processing;
const isDefected = ({ defect_state, status }: Progress): boolean =>
  defect_state === 'defected' || status === PHOTO_STATUS.failed;

const union = (some: readonly number[], more: readonly number[]): number[] => [
  ...new Set([...some, ...more]),
];

/** Starts the waiting again: whatever was asked before may be older than the reason for it. */
const waitAnew = (watch: Watch): Step => {
  const question = watch.question + 1;
  return {
    watch: { ...watch, question },
    effects: watch.awaited.length > 0 ? [{ type: 'wait', question }] : [],
  };
};

const opened = (watch: Watch, car: number, photos: readonly Progress[]): Step => {
  const busy = photos.filter(isBusy).map(({ id }) => id);
  const awaited = watch.car === car ? union(watch.awaited, busy) : busy;
  if (watch.car === car && awaited.length === watch.awaited.length) return { watch, effects: [] };
  return waitAnew({ ...watch, car, awaited, troubled: false });
};

const answered = (watch: Watch, photos: readonly Progress[]): Step => {
  const settled = photos.filter((photo) => watch.awaited.includes(photo.id) && !isBusy(photo));
  const defected = settled.filter(isDefected).map(({ id }) => id);
  const processed = settled
    .filter((photo) => photo.status === PHOTO_STATUS.processed && !isDefected(photo))
    .map(({ id }) => id);
  const awaited = photos.filter(isBusy).map(({ id }) => id);
  const { watch: next, effects } = waitAnew({ ...watch, awaited, troubled: false });
  return {
    watch: next,
    effects: [
      ...(processed.length > 0 ? [{ type: 'processed', photos: processed } as const] : []),
      ...(defected.length > 0 ? [{ type: 'defected', photos: defected } as const] : []),
      ...effects,
    ],
  };
};

const failed = (watch: Watch, error: unknown, gone: boolean): Step => {
  if (gone)
    return {
      watch: { ...watch, awaited: [], question: watch.question + 1 },
      effects: [{ type: 'trouble', error }],
    };
  const { watch: next, effects } = waitAnew({ ...watch, troubled: true });
  return {
    watch: next,
    effects: watch.troubled ? effects : [{ type: 'trouble', error }, ...effects],
  };
};

/**
 * What happens next while pictures are made: the vehicle is asked for every 2 s, first 2 s after the request, until every
 * awaited photo has status 4 or has proved unusable (specification, chapter 4). Opening another vehicle ends it, and no answer
 * for the former is listened to.
 */
export const step = (watch: Watch, event: WatchEvent): Step => {
  const ignored: Step = { watch, effects: [] };
  switch (event.type) {
    case 'opened':
      return opened(watch, event.car, event.photos);
    case 'closed':
      return { watch: { ...IDLE, question: watch.question + 1 }, effects: [] };
    case 'sent':
      return event.car === watch.car
        ? waitAnew({ ...watch, awaited: union(watch.awaited, event.photos) })
        : ignored;
    case 'due':
      return event.question === watch.question && watch.car !== null
        ? { watch, effects: [{ type: 'ask', car: watch.car, question: watch.question }] }
        : ignored;
    case 'answered':
      return event.question === watch.question ? answered(watch, event.photos) : ignored;
    case 'failed':
      return event.question === watch.question ? failed(watch, event.error, event.gone) : ignored;
  }
};

/** What of a vehicle's answer counts here. */
export type Watched = Pick<Car, 'id' | 'photos' | 'extra_photos'>;

export interface WatcherPorts<C extends Watched> {
  ask: (car: number) => Promise<C>;
  /** A timely answer: the vehicle as it is now. */
  show: (car: C) => void;
  processed: (photos: readonly number[]) => void;
  defected: (photos: readonly number[]) => void;
  trouble: (error: unknown) => void;
  /** True when the vehicle is no longer there. */
  isGone: (error: unknown) => boolean;
  later: (ms: number, work: () => void) => () => void;
}

/** Carries out what `step` says: timers, questions, and answers that are still wanted. One per open vehicle page. */
export class ProcessingWatcher<C extends Watched> {
  readonly #ports: WatcherPorts<C>;
  #watch = IDLE;
  #callOff: (() => void) | undefined;

  constructor(ports: WatcherPorts<C>) {
    this.#ports = ports;
  }

  /** A vehicle is on the screen: what is in process there is waited for, the former vehicle no longer. */
  open({ id, photos, extra_photos }: Watched): void {
    this.#take({ type: 'opened', car: id, photos: [...photos, ...extra_photos] });
  }

  close(): void {
    this.#take({ type: 'closed' });
  }

  /** A process request of this vehicle was accepted. */
  sent(car: number, photos: readonly number[]): void {
    this.#take({ type: 'sent', car, photos });
  }

  #take(event: WatchEvent): void {
    const { watch, effects } = step(this.#watch, event);
    if (watch.question !== this.#watch.question) this.#callOff?.();
    this.#watch = watch;
    for (const effect of effects) {
      if (effect.type === 'wait')
        this.#callOff = this.#ports.later(POLL_EVERY, () =>
          this.#take({ type: 'due', question: effect.question }),
        );
      else if (effect.type === 'ask') this.#ask(effect.car, effect.question);
      else if (effect.type === 'trouble') this.#ports.trouble(effect.error);
      else this.#ports[effect.type](effect.photos);
    }
  }

  async #ask(car: number, question: number): Promise<void> {
    try {
      const answer = await this.#ports.ask(car);
      if (question !== this.#watch.question || answer.id !== car) return;
      this.#ports.show(answer);
      this.#take({
        type: 'answered',
        question,
        photos: [...answer.photos, ...answer.extra_photos],
      });
    } catch (error) {
      this.#take({ type: 'failed', question, error, gone: this.#ports.isGone(error) });
    }
  }
}

const later = (ms: number, work: () => void) => {
  const timer = window.setTimeout(work, ms);
  return () => window.clearTimeout(timer);
};

/** Watches the vehicle of the page while its pictures are made. @returns what tells the watcher of an accepted process request. */
export const useProcessing = (
  id: number,
  car: Car | undefined,
): ((photos: readonly number[]) => void) => {
  const read = useReadVehicle();
  const news = useVehicleNews(id);
  const notices = usePhotoNotices();
  const watcher = useMemo(
    () =>
      new ProcessingWatcher<Car>({
        ask: (asked) => read(asked),
        show: (answer) => news.patch(() => answer),
        processed: (photos) =>
          notices.say('catalogue.photo_processed', { smart_count: photos.length }),
        defected: (photos) => {
          const current = news.current();
          const reason =
            (current ? photosOf(current) : []).find((photo) => photo.id === photos[0])
              ?.defect_reason ?? 'processing_failed';
          notices.refuse(photos.length, reason);
        },
        trouble: (error) =>
          isNotFound(error) ? news.refresh() : notices.warn('vehicle.actions.trouble'),
        isGone: isNotFound,
        later,
      }),
    [read, news, notices],
  );
  useEffect(() => {
    if (car) watcher.open(car);
  }, [watcher, car]);
  useEffect(() => () => watcher.close(), [watcher]);
  return useMemo(() => (photos) => watcher.sent(id, photos), [watcher, id]);
};
