import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LinkBase, useInfiniteGetList, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { AlbumSection } from '../../../contract/albums/album.ts';
import { ToolButton } from '../../ui/buttons.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { useAlbumState } from './AlbumState.tsx';

/** Albums shown at first, and more with each step. */
const PER_PAGE = 60;

const Albums = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 60,
    padding: 8,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 10,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    textDecoration: 'none',
    '&:hover': { borderColor: theme.palette.primary.main },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  },
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { color: theme.palette.text.secondary, fontSize: 13 },
}));

/** The albums in an album, as far as they have been asked for. After each step the focus is at the first of the new ones. */
const useAlbumsIn = (parent_id: number, isEnabled: boolean) => {
  const { data, total, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteGetList<AlbumSection>(
      'sections',
      {
        filter: { parent_id },
        pagination: { page: 1, perPage: PER_PAGE },
        sort: { field: 'name', order: 'ASC' },
      },
      { enabled: isEnabled },
    );
  const albums = data?.pages.flatMap((page) => page.data) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (albums.length <= firstNew.current) return;
    list.current?.querySelectorAll('a')[firstNew.current]?.focus();
    firstNew.current = Number.POSITIVE_INFINITY;
  }, [albums.length]);
  return {
    ...{ albums, list, isLoading: isFetchingNextPage },
    left: hasNextPage ? (total ?? 0) - albums.length : 0,
    showMore: () => {
      firstNew.current = albums.length;
      void fetchNextPage();
    },
  };
};

/** The albums in this one. */
export const AlbumsInside = () => {
  const translate = useTranslate();
  const { album } = useAlbumState();
  const { albums, left, list, isLoading, showMore } = useAlbumsIn(
    album.id,
    album.sections_count > 0,
  );
  if (album.sections_count === 0 || albums.length === 0) return null;
  return (
    <section aria-labelledby="albums-inside" style={{ marginBottom: 24 }}>
      <Typography id="albums-inside" variant="h2" sx={{ mb: 1.25 }}>
        {translate('albums.inside')}
      </Typography>
      <Albums ref={list}>
        {albums.map(({ id, name, cover, photos_count }) => (
          <li key={id}>
            <LinkBase to={`/sections/${id}`}>
              <Thumbnail src={cover ?? ''} />
              <span>
                <strong>{name}</strong>
                <small>{translate('albums.counts', { smart_count: photos_count })}</small>
              </span>
            </LinkBase>
          </li>
        ))}
      </Albums>
      {left > 0 && (
        <ToolButton
          type="button"
          aria-disabled={isLoading}
          onClick={isLoading ? undefined : showMore}
          style={{ marginTop: 10 }}
        >
          {translate('albums.inside_more', { smart_count: left })}
        </ToolButton>
      )}
    </section>
  );
};
