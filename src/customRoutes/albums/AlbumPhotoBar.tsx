import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { AlbumPhotoQuery } from '../../dataProvider/albums.ts';
import { ToolButton } from '../../ui/buttons.tsx';
import { useAlbumState } from './AlbumState.tsx';
import { useSelectAll } from './useSelectAll.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 14,
  '& p': {
    flex: '1 1 180px',
    margin: 0,
    fontSize: 14,
    color: theme.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontSize: 14,
    color: theme.palette.text.secondary,
  },
  '& select': {
    font: 'inherit',
    height: 36,
    padding: '0 8px',
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: 8,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
  },
}));

const SHOWN = { all: undefined, unprocessed: 0, processed: 1 } as const satisfies Record<
  string,
  AlbumPhotoQuery['processed']
>;
const SORTS = { created_at: 'newest', name: 'by_name' } as const satisfies Record<
  AlbumPhotoQuery['sort'],
  string
>;

/** How far the photos are, and which of them are shown in which order. */
export const AlbumPhotoBar = () => {
  const translate = useTranslate();
  const { album, query, setQuery } = useAlbumState();
  const selectAll = useSelectAll();
  const shown =
    (Object.keys(SHOWN) as (keyof typeof SHOWN)[]).find(
      (name) => SHOWN[name] === query.processed,
    ) ?? 'all'; // its own keys
  return (
    <Bar>
      <p role="status">
        {translate('albums.counts', { smart_count: album.photos_count })} ·{' '}
        {translate('albums.processed_of', {
          done: album.processed_count,
          total: album.photos_count,
        })}
      </p>
      <label>
        {translate('albums.show')}
        <select
          value={shown}
          onChange={({ target }) =>
            setQuery({ ...query, processed: SHOWN[target.value as keyof typeof SHOWN] })
          } // the options below
        >
          {Object.keys(SHOWN).map((name) => (
            <option key={name} value={name}>
              {translate(`albums.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {translate('albums.sort')}
        <select
          value={query.sort}
          onChange={({ target }) =>
            setQuery({ ...query, sort: target.value as AlbumPhotoQuery['sort'] })
          } // the options below
        >
          {Object.entries(SORTS).map(([sort, name]) => (
            <option key={sort} value={sort}>
              {translate(`albums.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <ToolButton
        type="button"
        aria-keyshortcuts="Control+A"
        title={translate('albums.keys')}
        onClick={selectAll}
      >
        {translate('albums.select_all')}
      </ToolButton>
    </Bar>
  );
};
