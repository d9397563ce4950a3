import CheckCircle from '@mui/icons-material/CheckCircle';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, memo } from 'react';
import type { AlbumPhoto } from '../../../contract/albums/album.ts';

/** What a place of the grid can ask for; the same functions for all of them. */
export interface TileHandlers {
  onOpen: (index: number) => void;
  onToggle: (photo: AlbumPhoto, index: number, isRange: boolean) => void;
  onFocus: (index: number) => void;
}

interface PhotoTileProps {
  photo: AlbumPhoto | undefined;
  index: number;
  count: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Nobody can see it yet: it is only a place and a name. */
  isSketch: boolean;
  isSelected: boolean;
  /** The one place that the tab key reaches; arrow keys go on from there. */
  isTabStop: boolean;
  handlers: TileHandlers;
}

/** Some browsers press a button when the space bar comes up; here it has selected the photo already. */
const keepSpaceForSelecting = (event: KeyboardEvent) => {
  if (event.key === ' ') event.preventDefault();
};

/** What has been scrolled by need not come any more: it would hold up what is seen, and stay in memory until it is here. */
const stopWhenGone = (picture: HTMLImageElement) => () => picture.removeAttribute('src');

const PhotoTileView = ({
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
}: PhotoTileProps) => {
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
        onClick={() => photo && handlers.onOpen(index)}
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

/** A photo in its place of the grid, or the place that it will have. Drawn again only when something of it changes. */
export const PhotoTile = memo(PhotoTileView);
