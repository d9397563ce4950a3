/** The bell: nothing is known yet, nothing is unread, or so many notices are. */
export type Bell = { name: 'unknown' } | { name: 'quiet' } | { name: 'unread'; count: number };

export type BellEvent =
  | { type: 'loaded'; count: number }
  /** A notice was closed: it counts no more, before the server has said so. */
  | { type: 'closed' }
  /** That could not be stored: it counts again. */
  | { type: 'refused' };

type Transitions<State> = {
  [Type in BellEvent['type']]?: (state: State, event: Extract<BellEvent, { type: Type }>) => Bell;
};

const counting = (count: number): Bell =>
  count > 0 ? { name: 'unread', count } : { name: 'quiet' };
const loaded = (_: Bell, { count }: { count: number }): Bell => counting(count);

const TABLE: { [Name in Bell['name']]: Transitions<Extract<Bell, { name: Name }>> } = {
  unknown: { loaded },
  quiet: { loaded, refused: () => counting(1) },
  unread: {
    loaded,
    closed: ({ count }) => counting(count - 1),
    refused: ({ count }) => counting(count + 1),
  },
};

export const BELL_AT_FIRST: Bell = { name: 'unknown' };

/** What an event makes of the bell; what does not concern its state changes nothing. */
export const bellAfter = (bell: Bell, event: BellEvent): Bell => {
  const transition = TABLE[bell.name][event.type] as
    | ((state: Bell, event: BellEvent) => Bell)
    | undefined; // the table's entry is for this state
  return transition?.(bell, event) ?? bell;
};

/** How many notices are unread, as far as it is known. */
export const unreadCount = (bell: Bell): number => (bell.name === 'unread' ? bell.count : 0);
