import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BELL_AT_FIRST,
  type Bell,
  type BellEvent,
  bellAfter,
  unreadCount,
} from '../../../src/layout/bell/bell.ts';

const unknown: Bell = { name: 'unknown' };
const quiet: Bell = { name: 'quiet' };
const unread = (count: number): Bell => ({ name: 'unread', count });
const loaded = (count: number): BellEvent => ({ type: 'loaded', count });
const closed: BellEvent = { type: 'closed' };
const refused: BellEvent = { type: 'refused' };

describe('the bell', () => {
  it('knows nothing at first', () => expect(BELL_AT_FIRST).toEqual(unknown));

  it.each([
    [unknown, loaded(0), quiet],
    [unknown, loaded(3), unread(3)],
    [unknown, closed, unknown],
    [unknown, refused, unknown],
    [quiet, loaded(0), quiet],
    [quiet, loaded(2), unread(2)],
    [quiet, closed, quiet],
    [quiet, refused, unread(1)],
    [unread(2), loaded(5), unread(5)],
    [unread(2), loaded(0), quiet],
    [unread(2), closed, unread(1)],
    [unread(1), closed, quiet],
    [unread(2), refused, unread(3)],
  ])('%o, %o: %o', (before, event, after) => expect(bellAfter(before, event)).toEqual(after));

  it('counts what the server last said, less what was closed since then, in any order of events', () => {
    const event = fc.oneof(fc.nat(200).map(loaded), fc.constant(closed), fc.constant(refused));
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let bell = BELL_AT_FIRST;
        let count: number | undefined;
        for (const one of events) {
          bell = bellAfter(bell, one);
          if (one.type === 'loaded') count = one.count;
          else if (count !== undefined)
            count = Math.max(0, count + (one.type === 'closed' ? -1 : 1));
          expect(unreadCount(bell)).toBe(count ?? 0);
          expect(bell.name).toBe(
            count === undefined ? 'unknown' : count === 0 ? 'quiet' : 'unread',
          );
        }
      }),
    );
  });
});
