/** A function, and how `npm run eject` writes it. */
export const written = <F extends object>(text: string, run: F): F & { written: string } =>
  Object.assign(run, { written: text });
