import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NO_OFFERS,
  type Offer,
  type Offers,
  type OffersEvent,
  offersAfter,
  unread,
} from '../../../src/layout/news/offers.ts';

const offer = (id: number): Offer => ({ id, title: `Offer ${id}`, link: '', image: null });
const loaded = (...ids: number[]): OffersEvent => ({
  type: 'loaded',
  offers: ids.map(offer),
  isBusy: false,
});
const loadedBusy = (...ids: number[]): OffersEvent => ({
  type: 'loaded',
  offers: ids.map(offer),
  isBusy: true,
});
const went = (path = '/cars'): OffersEvent => ({ type: 'went', path });
const readMore = (id: number): OffersEvent => ({
  type: 'readMore',
  path: `/offers/${id}`,
});
const next: OffersEvent = { type: 'moved', by: 1 };
const previous: OffersEvent = { type: 'moved', by: -1 };

const run = (events: OffersEvent[]): Offers => events.reduce(offersAfter, NO_OFFERS);
const nameOf = ({ slides, leftFor }: Offers) =>
  slides.length > 0 ? 'shown' : leftFor ? 'left' : 'hidden';
/** Returns the state, the id of the slide that is shown, and which offers were read. */
const shownState = (offers: Offers) => [nameOf(offers), offers.slides[offers.at]?.id, offers.read];

type Case = [
  what: string,
  events: OffersEvent[],
  result: [name: string, at: number | undefined, read: number[]],
];

describe('the dialog of offers', () => {
  it.each<Case>([
    ['are hidden first', [], ['hidden', undefined, []]],
    ['hidden: stay so while there are none', [loaded()], ['hidden', undefined, []]],
    ['hidden: open with the first load; the first is read', [loaded(1, 2)], ['shown', 1, [1]]],
    ['hidden: open with a later load', [loaded(), loaded(4)], ['shown', 4, [4]]],
    [
      'hidden: do not open over what the user is busy with',
      [loadedBusy(1)],
      ['hidden', undefined, []],
    ],
    ['hidden: open with the load after that', [loadedBusy(1), loaded(1)], ['shown', 1, [1]]],
    [
      'hidden: open on a change of route, if there are some',
      [loadedBusy(1), went()],
      ['shown', 1, [1]],
    ],
    [
      'hidden: no change of route opens an empty list',
      [loaded(), went()],
      ['hidden', undefined, []],
    ],
    [
      'hidden: there is nothing to move to or to read more of',
      [next, previous, readMore(1)],
      ['hidden', undefined, []],
    ],
    ['shown: the next is read', [loaded(1, 2), next], ['shown', 2, [1, 2]]],
    ['shown: after the last comes the first', [loaded(1, 2), next, next], ['shown', 1, [1, 2]]],
    ['shown: before the first comes the last', [loaded(1, 2, 3), previous], ['shown', 3, [1, 3]]],
    ['shown: a single one stays', [loaded(1), next, previous], ['shown', 1, [1]]],
    ['shown: a change of route leaves it open', [loaded(1), went()], ['shown', 1, [1]]],
    ['shown: what is new follows behind', [loaded(1), loaded(9, 1), next], ['shown', 9, [1, 9]]],
    [
      'shown: what is read stays, though the server calls it unread no more',
      [loaded(1, 2), loaded(2), previous, next],
      ['shown', 1, [1, 2]],
    ],
    [
      'shown: what was withdrawn unread is gone',
      [loaded(1, 2, 3), loaded(1, 3), next],
      ['shown', 3, [1, 3]],
    ],
    ['shown: “read more” leaves', [loaded(1, 2), readMore(1)], ['left', undefined, [1]]],
    [
      'left: the way to the offer does not reopen',
      [loaded(1, 2), readMore(1), went('/offers/1')],
      ['left', undefined, [1]],
    ],
    ['left: nor does a load', [loaded(1, 2), readMore(1), loaded(2, 3)], ['left', undefined, [1]]],
    [
      'left: going on from there reopens with what is unread',
      [loaded(1, 2), readMore(1), went('/offers/1'), went()],
      ['shown', 2, [1, 2]],
    ],
    [
      'left: going on with nothing unread stays hidden',
      [loaded(1), readMore(1), went()],
      ['hidden', undefined, [1]],
    ],
    [
      'left: there is nothing to move to',
      [loaded(1, 2), readMore(1), next, previous, readMore(2)],
      ['left', undefined, [1]],
    ],
  ])('%s', (_, events, result) => expect(shownState(run(events))).toEqual(result));

  it('counts as unread what the server reports, except what was read here', () => {
    expect(unread(run([loadedBusy(1, 2, 3)]))).toHaveLength(3);
    expect(unread(run([loaded(1, 2, 3), next]))).toHaveLength(1);
  });
});

it('keeps its invariants in any order of events', () => {
  const id = fc.integer({ min: 1, max: 5 });
  const event: fc.Arbitrary<OffersEvent> = fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.uniqueArray(id, { maxLength: 5 }), fc.boolean())
        .map(([ids, isBusy]) => ({ ...loaded(...ids), isBusy }) as OffersEvent),
    },
    { weight: 2, arbitrary: fc.constantFrom('/cars', '/offers/1', '/offers/2').map(went) },
    { weight: 3, arbitrary: fc.constantFrom(next, previous) },
    { weight: 1, arbitrary: id.map(readMore) },
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let offers = NO_OFFERS;
      for (const one of events) {
        const before = offers;
        offers = offersAfter(before, one);
        const [was, is] = [nameOf(before), nameOf(offers)];
        if (is === 'shown') {
          const here = offers.slides[offers.at];
          expect(here).toBeDefined();
          expect(offers.read).toContain(here?.id); // every shown offer is read
          expect(new Set(offers.slides.map((slide) => slide.id)).size).toBe(offers.slides.length);
          if (was === 'shown' && one.type === 'loaded')
            expect(here?.id).toBe(before.slides[before.at]?.id); // nothing moves without the user
          if (was !== 'shown') {
            expect(['loaded', 'went']).toContain(one.type);
            expect(before.read).not.toContain(here?.id); // what opens is unread
            if (one.type === 'loaded') expect(one.isBusy).toBe(false);
          }
        }
        for (const read of before.read) expect(offers.read).toContain(read);
        const isOpened = was !== 'shown' && is === 'shown';
        if (!isOpened && one.type !== 'moved') expect(offers.read).toEqual(before.read); // nothing is read unseen
      }
    }),
    { numRuns: 500 },
  );
});
