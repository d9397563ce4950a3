import type { Car } from '../../../../contract/entities/car.ts';
import { IDLE, POLL_EVERY, step, type WatchEvent } from './processingWatch.ts';

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
