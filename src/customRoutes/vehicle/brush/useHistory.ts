import { useReducer } from 'react';
import type { Stroke } from '../../../../contract/processing/stroke.ts';

type Strokes = readonly Stroke[];
/** Each step is all strokes as they were then; strokes that stay are the same objects. */
interface History {
  readonly steps: readonly Strokes[];
  readonly at: number;
}
type Act =
  | { name: 'undo' }
  | { name: 'redo' }
  | { name: 'paint'; stroke: Stroke }
  | { name: 'reset' };

const next = ({ steps, at }: History, strokes: Strokes): History => ({
  steps: [...steps.slice(0, at + 1), strokes],
  at: at + 1,
});

/** One step back or on, or a new one, which forgets what was undone. */
export const historyAfter = (history: History, act: Act): History => {
  const { steps, at } = history;
  switch (act.name) {
    case 'undo':
      return { steps, at: Math.max(0, at - 1) };
    case 'redo':
      return { steps, at: Math.min(steps.length - 1, at + 1) };
    case 'reset':
      return (steps[at]?.length ?? 0) > 0 ? next(history, []) : history;
    case 'paint':
      return next(history, [...(steps[at] ?? []), act.stroke]);
  }
};

/** The strokes over a photo, each of which can be undone and redone. */
export const useHistory = (first: Strokes) => {
  const [{ steps, at }, act] = useReducer(historyAfter, { steps: [first], at: 0 });
  return {
    strokes: steps[at] ?? first,
    isChanged: steps[at] !== first,
    canUndo: at > 0,
    canRedo: at < steps.length - 1,
    undo: () => act({ name: 'undo' }),
    redo: () => act({ name: 'redo' }),
    reset: () => act({ name: 'reset' }),
    paint: (stroke: Stroke) => act({ name: 'paint', stroke }),
  };
};
