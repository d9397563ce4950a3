import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../ui/states/EmptyState.tsx';
import { useAlbumState } from './AlbumState.tsx';
import { AHEAD, GAP, layoutOf } from './gridLayout.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { usePhotosBetween } from './photoPages.ts';
import { Places } from './places.styles.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useSketches } from './useSketches.ts';
import { useTileHandlers } from './useTileHandlers.ts';

/** What stands over the page's edges, in pixels: the header, and the bar of the selection. */
const CLEAR = { scrollPaddingStart: 80, scrollPaddingEnd: 84 };

/** How wide the grid is and where it begins on the page. */
const usePlace = () => {
  const grid = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (!grid.current) return;
      setWidth(grid.current.clientWidth);
      setTop(Math.round(grid.current.getBoundingClientRect().top + window.scrollY));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body); // what stands above the grid may grow
    if (grid.current) observer.observe(grid.current);
    measure();
    return () => observer.disconnect();
  }, []);
  return { grid, width, top };
};

/** The photos of an album: thousands scroll like ten, only what is near the screen is drawn and read. */
export const PhotoGrid = () => {
  const translate = useTranslate();
  const { album, query, count, selection } = useAlbumState();
  const { grid, width, top } = usePlace();
  const { columns, width: tile, row } = layoutOf(width);
  const { focused, setFocused, claim } = useGridFocus(grid, count);
  const virtualizer = useWindowVirtualizer({
    ...CLEAR,
    count: width > 0 ? Math.ceil(count / columns) : 0,
    estimateSize: () => row,
    overscan: AHEAD,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      const own = Math.floor(focused / columns);
      return near.includes(own) || own >= range.count ? near : [...near, own].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    if (row > 0) virtualizer.measure();
  }, [row, virtualizer]);

  const rows = virtualizer.getVirtualItems().map(({ index }) => index);
  const isSketch = useSketches(rows);
  // the focused row may be far away from the others and is not worth pages of its own
  const seen = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const first = Math.max(0, (seen.startIndex - AHEAD) * columns);
  const last = Math.min(count - 1, (seen.endIndex + 1 + AHEAD) * columns - 1);
  const { photoAt, error, retry } = usePhotosBetween(album.id, query, first, last);
  const { handlers, onKeyDown } = useTileHandlers({
    photoAt,
    setFocused,
    columns,
    rows: Math.max(1, seen.endIndex - seen.startIndex),
    goTo: (index) => claim(index, () => virtualizer.scrollToIndex(Math.floor(index / columns))),
  });

  if (error && !photoAt(first)) {
    return <LoadFailed title={translate('albums.failed')} error={error} onRetry={retry} />;
  }
  const places = rows.flatMap((at) =>
    Array.from(
      { length: Math.min(columns, count - at * columns) },
      (_, column) => at * columns + column,
    ),
  );
  return (
    <Places
      ref={grid}
      aria-label={translate('albums.grid')}
      onKeyDown={onKeyDown}
      style={{ height: Math.max(0, virtualizer.getTotalSize() - GAP) }}
    >
      {places.map((index) => {
        const photo = photoAt(index);
        return (
          <PhotoTile
            key={index} // a place keeps its focus when its photo becomes known
            photo={photo}
            index={index}
            count={count}
            x={(index % columns) * (tile + GAP)}
            y={Math.floor(index / columns) * row}
            width={tile}
            height={row - GAP}
            isSketch={isSketch(Math.floor(index / columns))}
            isSelected={photo !== undefined && selection.has(photo.id)}
            isTabStop={index === focused}
            handlers={handlers}
          />
        );
      })}
    </Places>
  );
};
