/** The height of the shell's header, in pixels. */
export const HEADER = 60;
/** Screens on which lists show cards instead of a table. */
export const PHONE = '@media (max-width: 759.95px)';

/** Fields side by side where there is room; wide ones take a whole line. */
export const FIELD_GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: 16,
  rowGap: 4,
  '& > *': { minWidth: 0, margin: '8px 0 4px', overflowWrap: 'anywhere' },
  // inputs inside of a part bring margins of their own
  '& > :has(.MuiFormControl-root)': { marginBlock: 0 },
  '& > .wide': { gridColumn: '1 / -1' },
} as const;
