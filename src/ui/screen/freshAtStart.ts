/** For how long what was read before the first screen is not read again by it, in milliseconds. */
const FRESH = 3000;

/**
 * What react-query is told of an answer that came before the screen that needs it: dated ahead, or the screen would ask once more as
 * soon as it is there, and be drawn twice. Whatever invalidates the answer still does.
 */
export const freshAtStart = () => ({ updatedAt: Date.now() + FRESH });
