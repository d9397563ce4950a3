export type MoveKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/** A place of the grid as it stands on the screen, in pixels. */
export interface Placed {
  key: string;
  x: number;
  y: number;
}

const nearestInRow = (row: readonly Placed[], x: number): Placed | undefined =>
  row.reduce<Placed | undefined>(
    (best, place) => (best && Math.abs(best.x - x) <= Math.abs(place.x - x) ? best : place),
    undefined,
  );

/**
 * Where an arrow key leads: left and right in reading order, up and down to the place that stands nearest in the row above or
 * below, across the headings between them. At an edge it stays.
 */
export const moveInGrid = (places: readonly Placed[], from: string, key: MoveKey): string => {
  const index = places.findIndex((place) => place.key === from);
  const here = places[index];
  if (!here) return places[0]?.key ?? from;
  if (key === 'Home') return places[0]?.key ?? from;
  if (key === 'End') return places.at(-1)?.key ?? from;
  if (key === 'ArrowLeft') return places[index - 1]?.key ?? from;
  if (key === 'ArrowRight') return places[index + 1]?.key ?? from;
  const beyond = places.filter(({ y }) => (key === 'ArrowDown' ? y > here.y + 1 : y < here.y - 1));
  const rowY =
    key === 'ArrowDown'
      ? Math.min(...beyond.map(({ y }) => y))
      : Math.max(...beyond.map(({ y }) => y));
  return (
    nearestInRow(
      beyond.filter(({ y }) => Math.abs(y - rowY) <= 1),
      here.x,
    )?.key ?? from
  );
};
