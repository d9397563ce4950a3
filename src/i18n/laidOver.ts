import type { MessageTree } from './translated.ts';

/** Messages laid over others: where both have a key, the upper one speaks. */
export const laidOver = (lower: MessageTree, upper: MessageTree): MessageTree => {
  const merged: MessageTree = { ...lower };
  for (const [key, value] of Object.entries(upper)) {
    const below = lower[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? laidOver(below, value) : value;
  }
  return merged;
};
