/** What a list shows: rows of a table, cards below each other, or cards with a large picture side by side. */
export type RowShape = 'rows' | 'cards' | 'covers';

/** A card's height and its distance to the next one, in pixels. */
const CARDS = { cards: [128, 136], covers: [240, 252] } as const;

/** The width of a cover and the gap beside it (lists.ts). */
const COVER = 'max(25%, min(50%, 180px))';

/**
 * Returns the style that cuts a placeholder into the shapes that come, and the distance from one row to the next.
 * @param row the height of a table's row, in pixels
 */
export const rowsMask = (shape: RowShape, row: number) => {
  const [height, step] = shape === 'rows' ? [row - 1, row] : CARDS[shape];
  const down = `repeating-linear-gradient(#000 0 ${height}px, #0000 0 ${step}px)`;
  const across = `repeating-linear-gradient(90deg, #000 0 calc(${COVER} - 12px), #0000 0 ${COVER})`;
  return shape === 'covers'
    ? { step, mask: `${down}, ${across}`, maskComposite: 'intersect' }
    : { step, mask: down };
};
