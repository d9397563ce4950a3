import TableBody from '@mui/material/TableBody';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useRowSize } from '../theme/rowSize.ts';
import { Row, useRows } from './TableRows.tsx';

/** Rows drawn above and below the screen: the focus walks ahead of it. */
const AHEAD = 10;

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true" data-gap>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );

/** The rows near the screen, and the one that has the focus, of a page that is too long to be drawn. */
const RowsNearScreen = ({ children }: { children?: ReactNode }) => {
  const data = useRows();
  const { height } = useRowSize();
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number>();

  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: data.length,
    estimateSize: () => height,
    overscan: AHEAD,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (focused === undefined || near.includes(focused) || focused >= data.length) return near;
      return [...near, focused].sort((a, b) => a - b);
    },
  });

  const drawn: ReactNode[] = [];
  let end = 0;
  for (const { index } of virtualizer.getVirtualItems()) {
    const row = data[index];
    if (!row) continue;
    drawn.push(
      <Gap key={`gap ${index}`} height={(index - end) * height} />,
      <RecordContextProvider key={row.id} value={row}>
        <Row place={index + 2}>{children}</Row>
      </RecordContextProvider>,
    );
    end = index + 1;
  }
  return (
    <TableBody
      ref={body}
      onFocus={({ target }) =>
        setFocused(Number(target.closest('tr')?.getAttribute('aria-rowindex')) - 2)
      }
      onBlur={() => setFocused(undefined)}
    >
      {drawn}
      <Gap height={(data.length - end) * height} />
    </TableBody>
  );
};

export default RowsNearScreen;
