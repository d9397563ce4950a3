import { createRequire } from 'node:module';
import { flushSync } from 'react-dom';

// Runs before each file. React's development build takes twice as long to draw a screen. The product's build lacks `act`, by which
// Testing Library draws: here it draws at once and, where it is awaited, waits until React's scheduler has had its turns.

const react: { act?: unknown } = createRequire(import.meta.url)('react');
/** The timer by which React's scheduler works in Node. */
const { setImmediate: turn } = globalThis;

react.act = (callback: () => unknown): PromiseLike<unknown> => {
  const result = flushSync(callback);
  const drawn = async () => {
    const value = await result;
    for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => turn(resolve));
    return value;
  };
  // biome-ignore lint/suspicious/noThenProperty: what React's `act` returns
  return { then: (done, failed) => drawn().then(done, failed) };
};
