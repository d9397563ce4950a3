import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RaRecord } from 'ra-core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** As high as the table's style makes a row, with its line, in pixels. */
const ROW = 61;
/** Rows drawn above and below the screen: the focus walks ahead of it. */
const AHEAD = 10;

export interface LongRowsProps {
  rows: readonly RaRecord[];
  /** Draws a row; `place` is its number among all rows of the table, from 2: the head is the first. */
  draw: (row: RaRecord, place: number) => ReactNode;
}

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true" data-gap>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );

/** The rows near the screen, and the one that has the focus, of a list that is too long to be drawn. */
const LongRows = ({ rows, draw }: LongRowsProps) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number>();
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW,
    overscan: AHEAD,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (focused === undefined || near.includes(focused) || focused >= rows.length) return near;
      return [...near, focused].sort((a, b) => a - b);
    },
  });

  const drawn: ReactNode[] = [];
  let end = 0;
  for (const { index } of virtualizer.getVirtualItems()) {
    const row = rows[index];
    if (!row) continue;
    drawn.push(<Gap key={`gap ${index}`} height={(index - end) * ROW} />, draw(row, index + 2));
    end = index + 1;
  }
  return (
    <tbody
      ref={body}
      onFocus={({ target }) =>
        setFocused(Number(target.closest('tr')?.getAttribute('aria-rowindex')) - 2)
      }
      onBlur={() => setFocused(undefined)}
    >
      {drawn}
      <Gap height={(rows.length - end) * ROW} />
    </tbody>
  );
};

export default LongRows;
