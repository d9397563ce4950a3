import CheckCircle from '@mui/icons-material/CheckCircle';
import { styled } from '@mui/material/styles';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import type { AlbumPhoto } from '../../../contract/albums/album.ts';
import { chosenFrame, cornerCheck } from '../../ui/tiles/tile.styles.ts';
import { keepSpaceForSelecting } from '../photos/grid/keepSpaceForSelecting.ts';
import { toggled } from '../toggled.ts';
import { useAlbumState, useSelectAll } from './AlbumState.tsx';
import { AHEAD, GAP, layoutOf, movedBy, ScrollSpeed, STILL } from './gridLayout.ts';
import { readIdsBetween, usePhotosBetween } from './photoPages.ts';

/** Scroll speeds in screens a second. Pictures are left out from FAST on, until the page is as slow as SLOW. Two limits prevent flickering. */
const FAST = 3;
const SLOW = 1.5;

/** Returns whether the page is scrolled too fast to see a picture. A jump does not count: its target is seen at once. */
const useIsScrollingFast = (): boolean => {
  const [isHurrying, setHurrying] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const speed = new ScrollSpeed();
    let rest: number | undefined;
    const onScroll = () => {
      const screens = speed.moved(performance.now(), window.scrollY) / window.innerHeight;
      window.clearTimeout(rest);
      rest = window.setTimeout(() => setHurrying(false), STILL);
      setHurrying((before) => screens > (before ? SLOW : FAST));
    };
    window.addEventListener('scroll', onScroll, { passive: true, signal: gone.signal });
    return () => {
      gone.abort();
      window.clearTimeout(rest);
    };
  }, []);
  return isHurrying;
};

/**
 * Returns the rows that are drawn without pictures: those that appeared while the page was scrolled too fast to see any. They get their
 * pictures as soon as scrolling slows down, and keep them.
 */
const useSketches = (rows: readonly number[]): ((row: number) => boolean) => {
  const isHurrying = useIsScrollingFast();
  const whole = useRef<ReadonlySet<number>>(new Set());
  if (!isHurrying) whole.current = new Set(rows);
  return (row) => !whole.current.has(row);
};

/** Keeps the only place in the tab order, and focuses places that are not drawn yet. */
const useGridFocus = (grid: RefObject<HTMLElement | null>, count: number) => {
  const [reached, setFocused] = useState(0);
  const claimed = useRef<number>(undefined);
  useEffect(() => {
    if (claimed.current === undefined) return;
    const surface = grid.current?.querySelector<HTMLElement>(
      `[data-index="${claimed.current}"] [data-surface]`,
    );
    if (!surface) return; // drawn with the next frame
    claimed.current = undefined;
    surface.focus({ preventScroll: true });
  });
  return {
    focused: Math.min(reached, Math.max(0, count - 1)),
    setFocused,
    /** Focuses a place as soon as it is drawn; `scroll` scrolls to it first. */
    claim: (index: number, scroll: () => void) => {
      claimed.current = index;
      setFocused(index);
      scroll();
    },
  };
};

/** The grid with the styles of everything in it by class names: computing styles for each place would slow down scrolling. */
const PhotoPlaces = styled('ul')(({ theme }) => {
  return {
    position: 'relative',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& .place': { position: 'absolute', top: 0, left: 0, contain: 'layout size style' },
    '& .picture': {
      display: 'block',
      width: '100%',
      aspectRatio: '4 / 3',
      padding: 0,
      border: `1px solid ${theme.palette.divider}`,
      borderRadius: 12,
      cursor: 'pointer',
      color: 'inherit',
      font: 'inherit',
      backgroundColor: theme.palette.background.paper,
    },
    '& .picture:hover': { borderColor: theme.palette.primary.main },
    '& .chosen > .picture': chosenFrame(theme),
    '& .picture:focus-visible': {
      outline: `2px solid ${theme.palette.primary.main}`,
      outlineOffset: 2,
    },
    '& .picture > img': {
      width: '100%',
      height: '100%',
      objectFit: 'contain',
      display: 'block',
      borderRadius: 11,
    },
    '& .sketch': { backgroundColor: theme.palette.action.hover },
    '& .check': cornerCheck(theme),
    '@media (hover: hover)': {
      '& .place:not(.chosen, :hover, :focus-within) > .check': { opacity: 0 },
    },
    '& .processed': {
      position: 'absolute',
      right: 8,
      top: 8,
      borderRadius: '50%',
      color: theme.palette.success.main,
      backgroundColor: theme.palette.background.paper,
    },
    '& strong': {
      display: 'block',
      padding: '6px 2px 0',
      fontSize: 13,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  };
});

/** The handlers of a place of the grid; the same functions for all places. */
interface TileHandlers {
  onOpen: (index: number) => void;
  onToggle: (photo: AlbumPhoto, index: number, isRange: boolean) => void;
  onFocus: (index: number) => void;
}

interface AlbumTileProps {
  photo: AlbumPhoto | undefined;
  index: number;
  count: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether only the place and its name are drawn, because the picture is not visible yet. */
  isSketch: boolean;
  isSelected: boolean;
  /** Whether it is the only place in the tab order; arrow keys move from there. */
  isTabStop: boolean;
  handlers: TileHandlers;
}

/** Cancels the loading of pictures that were scrolled past: they would delay the visible ones and occupy memory. */
const stopWhenGone = (picture: HTMLImageElement) => () => picture.removeAttribute('src');

const AlbumTileView = ({
  photo,
  index,
  count,
  x,
  y,
  width,
  height,
  isSketch,
  isSelected,
  isTabStop,
  handlers,
}: AlbumTileProps) => {
  const translate = useTranslate();
  const whole = isSketch ? undefined : photo;
  const tabIndex = isTabStop ? 0 : -1;
  const name = photo?.name ?? '';
  const label = photo
    ? translate(photo.processed ? 'albums.open_processed' : 'albums.open', { name })
    : translate('albums.loading');
  return (
    <li
      className={isSelected ? 'place chosen' : 'place'}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={{ width, height, transform: `translate(${x}px, ${y}px)` }}
    >
      <button
        type="button"
        className={whole ? 'picture' : 'picture sketch'}
        data-surface
        tabIndex={tabIndex}
        aria-label={label}
        onFocus={() => handlers.onFocus(index)}
        onClick={() => handlers.onOpen(index)}
        onKeyUp={keepSpaceForSelecting}
      >
        {whole && (
          <img
            ref={stopWhenGone}
            src={whole.preview_url}
            alt=""
            width={whole.width}
            height={whole.height}
            loading="lazy"
            decoding="async"
          />
        )}
      </button>
      {whole && (
        <label className="check">
          <input
            type="checkbox"
            tabIndex={tabIndex}
            checked={isSelected}
            aria-label={translate('albums.select', { name })}
            onClick={({ shiftKey }) => handlers.onToggle(whole, index, shiftKey)}
            readOnly
          />
        </label>
      )}
      {photo?.processed === 1 && (
        <CheckCircle className="processed" fontSize="small" aria-hidden="true" />
      )}
      <strong title={name}>{name}</strong>
    </li>
  );
};

/** A photo in its place of the grid, or an empty place until it is loaded. Memoised: drawn again only when its props change. */
const AlbumTile = memo(AlbumTileView);

interface Grid {
  photoAt: (index: number) => AlbumPhoto | undefined;
  columns: number;
  /** How many rows are visible at once. */
  rows: number;
  setFocused: (index: number) => void;
  goTo: (index: number) => void;
}

/** Controls the grid by pointer and keyboard: arrows move, space selects, Shift selects the range, P marks, delete deletes. */
const useTileHandlers = (grid: Grid) => {
  const state = useAlbumState();
  const selectAll = useSelectAll();
  const latest = useRef({ ...grid, ...state });
  const anchor = useRef<number>(undefined);
  // Before the page is painted: a key that follows means what is shown then.
  useLayoutEffect(() => {
    latest.current = { ...grid, ...state };
  });

  const handlers = useMemo<TileHandlers>(() => {
    const take = (ids: readonly number[]) =>
      latest.current.setSelection((selection) => new Set([...selection, ...ids]));
    /** Includes photos of the range that have not been loaded. */
    const takeBetween = (first: number, last: number) => {
      const { album, query, actions, photoAt } = latest.current;
      const known = Array.from(
        { length: last - first + 1 },
        (_, step) => photoAt(first + step)?.id,
      ).filter((id) => id !== undefined);
      if (known.length === last - first + 1) take(known);
      else
        void actions.attempt(async () => take(await readIdsBetween(album.id, query, first, last)));
    };
    return {
      onOpen: (index) => latest.current.setOverlay({ name: 'viewer', index }),
      onFocus: (index) => latest.current.setFocused(index),
      onToggle: (photo, index, isRange) => {
        const { selection, setSelection } = latest.current;
        const from = selection.size > 0 ? anchor.current : undefined;
        anchor.current = index;
        if (isRange && from !== undefined)
          takeBetween(Math.min(from, index), Math.max(from, index));
        else setSelection(toggled(photo.id));
      },
    };
  }, []);

  /** Does what a key means at a place of the grid. @returns whether the key was handled */
  const act = ({ key, shiftKey }: KeyboardEvent, index: number): boolean => {
    const { photoAt, selection, setSelection, setOverlay, keeps, actions } = latest.current;
    const photo = photoAt(index);
    const meant = selection.size > 0 ? [...selection] : photo ? [photo.id] : [];
    if (key === 'Escape' && selection.size > 0) setSelection(new Set());
    else if (key === ' ' && photo) handlers.onToggle(photo, index, shiftKey);
    else if (key === 'Delete' && keeps && meant.length > 0)
      setOverlay({ name: 'delete', photos: meant });
    else if (key.toLowerCase() === 'p' && keeps && meant.length > 0) void actions.mark(meant, 1);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const surface = event.target instanceof HTMLElement && event.target.closest('[data-surface]');
    if (!surface || event.altKey) return;
    const index = Number(surface.closest<HTMLElement>('[data-index]')?.dataset.index);
    const hasControl = event.ctrlKey || event.metaKey;
    if (hasControl && event.key.toLowerCase() === 'a') selectAll();
    else if (hasControl) return;
    else {
      const to = movedBy(event.key, index, latest.current);
      if (to !== undefined) latest.current.goTo(to);
      else if (!act(event, index)) return;
    }
    event.preventDefault();
  };

  return { handlers, onKeyDown };
};

/** The height of what covers the page's edges, in pixels: the header, and the selection's bar. */
const CLEAR = { scrollPaddingStart: 80, scrollPaddingEnd: 84 };

/** Measures the grid's width, and its distance from the page's top, both in pixels. */
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
    observer.observe(document.body); // content above the grid may grow
    if (grid.current) observer.observe(grid.current);
    measure();
    return () => observer.disconnect();
  }, []);
  return { grid, width, top };
};

/** The photos of an album. Only those near the screen are drawn and loaded, so thousands scroll as fast as ten. */
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
  // the focused row may be far from the others; no pages are loaded for it alone
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
    <PhotoPlaces
      ref={grid}
      aria-label={translate('albums.grid')}
      onKeyDown={onKeyDown}
      style={{ height: Math.max(0, virtualizer.getTotalSize() - GAP) }}
    >
      {places.map((index) => {
        const photo = photoAt(index);
        return (
          <AlbumTile
            key={index} // a place keeps the focus when its photo has loaded
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
    </PhotoPlaces>
  );
};
