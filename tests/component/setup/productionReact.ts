import { createRequire } from 'node:module';
import { flushSync } from 'react-dom';

// Runs before each file. React's development build takes twice as long to draw a screen. The product's build lacks `act`, which Testing
// Library uses: here `act` draws at once and, if awaited, gives React's scheduler five turns.

const react: { act?: unknown } = createRequire(import.meta.url)('react');
/** The timer that React's scheduler uses in Node. */
const { setImmediate: turn } = globalThis;

react.act = (callback: () => unknown): PromiseLike<unknown> => {
  const result = flushSync(callback);
  const drawn = async () => {
    const value = await result;
    for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => turn(resolve));
    return value;
  };
  // biome-ignore lint/suspicious/noThenProperty: React's `act` returns a thenable, too
  return { then: (done, failed) => drawn().then(done, failed) };
};
