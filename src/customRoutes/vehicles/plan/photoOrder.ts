interface Shot {
  name: string;
  /** See exifDate.ts; null when the file does not say. */
  takenAt: number | null;
}

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The order in which the photos of a walk-around were taken: by shooting time, equal times by name. As soon as one file does
 * not tell its time, all go by name, as a person counts: 2 before 10.
 */
export const inShootingOrder = <S extends Shot>(shots: readonly S[]): S[] => {
  const byTime = shots.every(({ takenAt }) => takenAt !== null);
  return [...shots].sort(
    (a, b) => (byTime ? (a.takenAt ?? 0) - (b.takenAt ?? 0) : 0) || natural.compare(a.name, b.name),
  );
};
