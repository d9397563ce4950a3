import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ghostsOf,
  type Notice,
  OVERLAY_AT_FIRST,
  type Overlay,
  type OverlayEvent,
  overlayAfter,
} from '../../../src/layout/notices.tsx';

const notice = (id: number): Notice => ({
  id,
  text: `Notice ${id}`,
  created_at: '2026-01-05T08:00:00.000Z',
});
const notices = (...ids: number[]) => ids.map(notice);
const run = (...events: OverlayEvent[]): Overlay => events.reduce(overlayAfter, OVERLAY_AT_FIRST);
const loaded = (...ids: number[]): OverlayEvent => ({ type: 'loaded', notices: notices(...ids) });
const close = (id: number): OverlayEvent => ({ type: 'close', id });
const refused = (id: number): OverlayEvent => ({ type: 'refused', id });
const expand: OverlayEvent = { type: 'expand' };
const collapse: OverlayEvent = { type: 'collapse' };
const shown = ({ name, notices: left }: Overlay) => [name, ...left.map(({ id }) => id)];

describe('the overlay of notices', () => {
  it('is empty at first', () => expect(shown(OVERLAY_AT_FIRST)).toEqual(['empty']));

  it.each<[string, OverlayEvent[], (string | number)[]]>([
    ['empty, nothing loaded', [loaded()], ['empty']],
    ['empty, one loaded', [loaded(1)], ['single', 1]],
    ['empty, several loaded', [loaded(2, 1)], ['collapsed', 2, 1]],
    [
      'empty: there is nothing to close, expand or collapse',
      [close(1), expand, collapse],
      ['empty'],
    ],
    ['empty, a closing refused', [loaded(1), close(1), refused(1)], ['empty']],
    [
      'empty, the refused one loaded again',
      [loaded(1), close(1), refused(1), loaded(1)],
      ['single', 1],
    ],
    ['single, gone', [loaded(1), loaded()], ['empty']],
    ['single, another one', [loaded(1), loaded(2)], ['single', 2]],
    ['single, one more', [loaded(1), loaded(2, 1)], ['collapsed', 2, 1]],
    ['single, closed', [loaded(1), close(1)], ['empty']],
    ['single, one closed that is not there', [loaded(1), close(9)], ['single', 1]],
    [
      'single: there is nothing to expand or collapse',
      [loaded(1), expand, collapse],
      ['single', 1],
    ],
    [
      'single, a closing refused',
      [loaded(2, 1), close(2), refused(2), loaded(2, 1)],
      ['collapsed', 2, 1],
    ],
    ['collapsed, gone', [loaded(2, 1), loaded()], ['empty']],
    ['collapsed, all but one gone', [loaded(2, 1), loaded(1)], ['single', 1]],
    ['collapsed, one more', [loaded(2, 1), loaded(3, 2, 1)], ['collapsed', 3, 2, 1]],
    ['collapsed, the top one of three closed', [loaded(3, 2, 1), close(3)], ['collapsed', 2, 1]],
    ['collapsed, one of two closed', [loaded(2, 1), close(2)], ['single', 1]],
    ['collapsed, clicked', [loaded(2, 1), expand], ['expanded', 2, 1]],
    ['collapsed: it is collapsed already', [loaded(2, 1), collapse], ['collapsed', 2, 1]],
    [
      'collapsed, a closing refused',
      [loaded(3, 2, 1), close(3), refused(3), loaded(3, 2, 1)],
      ['collapsed', 3, 2, 1],
    ],
    [
      'expanded, one more: stays open',
      [loaded(2, 1), expand, loaded(3, 2, 1)],
      ['expanded', 3, 2, 1],
    ],
    ['expanded, all but one gone: collapses', [loaded(2, 1), expand, loaded(1)], ['single', 1]],
    ['expanded, gone', [loaded(2, 1), expand, loaded()], ['empty']],
    [
      'expanded, one of three closed: stays open',
      [loaded(3, 2, 1), expand, close(2)],
      ['expanded', 3, 1],
    ],
    ['expanded, one of two closed: collapses', [loaded(2, 1), expand, close(2)], ['single', 1]],
    ['expanded, collapsed', [loaded(2, 1), expand, collapse], ['collapsed', 2, 1]],
    ['expanded: it is expanded already', [loaded(2, 1), expand, expand], ['expanded', 2, 1]],
    [
      'expanded, a closing refused',
      [loaded(3, 2, 1), expand, close(3), refused(3), loaded(3, 2, 1)],
      ['expanded', 3, 2, 1],
    ],
    [
      'collapsed to one, several later: not open by itself',
      [loaded(2, 1), expand, close(2), loaded(3, 1)],
      ['collapsed', 3, 1],
    ],
    [
      'a closed one that an older answer still has stays away',
      [loaded(2, 1), close(2), loaded(2, 1)],
      ['single', 1],
    ],
  ])('%s', (_, events, result) => expect(shown(run(...events))).toEqual(result));

  it.each([
    [0, []],
    [0, [1]],
    [1, [2, 1]],
    [2, [3, 2, 1]],
    [2, [9, 8, 7, 6, 5]],
  ])('has %i ghosts behind the top one of %o, and none when it is open', (count, ids) => {
    expect(ghostsOf(run(loaded(...ids)))).toBe(count);
    expect(ghostsOf(run(loaded(...ids), expand))).toBe(0);
  });

  it('keeps its promises in any order of events', () => {
    const id = fc.integer({ min: 1, max: 6 });
    const event: fc.Arbitrary<OverlayEvent> = fc.oneof(
      fc.uniqueArray(id, { maxLength: 5 }).map((ids) => loaded(...ids)),
      id.map(close),
      id.map(refused),
      fc.constant(expand),
      fc.constant(collapse),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let overlay = OVERLAY_AT_FIRST;
        for (const one of events) {
          const before = overlay;
          overlay = overlayAfter(before, one);
          const { name, notices: left, closed } = overlay;
          expect(name === 'empty').toBe(left.length === 0);
          expect(name === 'single').toBe(left.length === 1);
          expect(left.some((shown) => closed.includes(shown.id))).toBe(false);
          if (name === 'expanded')
            expect(before.name === 'expanded' || one.type === 'expand').toBe(true); // only a click opens
          if (one.type === 'close') expect(left.some((shown) => shown.id === one.id)).toBe(false);
          if (one.type === 'loaded')
            for (const { id: here } of left)
              expect(one.notices.map((given) => given.id)).toContain(here);
        }
      }),
      { numRuns: 500 },
    );
  });
});
