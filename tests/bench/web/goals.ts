/** A goal, and the result. */
export interface Goal {
  what: string;
  reached: number;
  limit: number;
  /** The limit is a minimum; otherwise a maximum. */
  isFloor?: true;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const isMet = ({ reached, limit, isFloor }: Goal): boolean =>
  isFloor ? reached >= limit : reached <= limit;

/** Prints each goal with its result. @returns the exit code: 0 if all are met */
export const report = (goals: readonly Goal[]): number => {
  for (const goal of goals) {
    const { what, reached, limit, isFloor } = goal;
    console.log(
      `${isMet(goal) ? 'met   ' : 'MISSED'} ${what}: ${Number(reached.toFixed(3))} (${isFloor ? '≥' : '≤'} ${limit})`,
    );
  }
  return goals.every(isMet) ? 0 : 1;
};
