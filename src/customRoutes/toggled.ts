/** Takes a photo into the selection, or out of it. */
export const toggled =
  (photo: number) =>
  (selection: ReadonlySet<number>): ReadonlySet<number> =>
    selection.has(photo)
      ? new Set([...selection].filter((other) => other !== photo))
      : new Set([...selection, photo]);
