/** What has not moved for so long stands still, in milliseconds: a busy machine scrolls in steps. */
export const STILL = 250;
/** Over so many milliseconds the speed is taken: from one step to the next it says more of the machine than of the page. */
const OVER = 200;
/** In less than this nothing is known of it. */
const LEAST = 100;

/** How fast a page is scrolled, from what its scroll events say. */
export class ScrollSpeed {
  #steps: { readonly time: number; readonly place: number }[] = [];

  /**
   * A step: at which time (ms) the page was where (px). Returns pixels a second; 0 where that is not known yet. A jump is no speed: what
   * comes after a rest is measured from where it begins.
   */
  moved(time: number, place: number): number {
    const last = this.#steps.at(-1);
    const before = last && time - last.time < STILL ? this.#steps : [];
    this.#steps = [
      ...before.filter((step, at) => step.time >= time - OVER || at >= before.length - 1),
      { time, place },
    ];
    const [first] = this.#steps;
    const span = first ? time - first.time : 0;
    return first && span >= LEAST ? (Math.abs(place - first.place) / span) * 1000 : 0;
  }
}
