import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetList, useTranslate } from 'ra-core';
import type { AlbumSection } from '../../../contract/entities/album.ts';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { useAlbumState } from './AlbumState.tsx';

/** As many as the server gives at once. */
const MOST = 100;

const Albums = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: 10,
  margin: '0 0 24px',
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

/** The albums in this one. */
export const AlbumsInside = () => {
  const translate = useTranslate();
  const { album } = useAlbumState();
  const { data: albums = [] } = useGetList<AlbumSection>(
    'sections',
    { filter: { parent_id: album.id }, pagination: { page: 1, perPage: MOST }, sort: { field: 'name', order: 'ASC' } },
    { enabled: album.sections_count > 0 },
  );
  if (album.sections_count === 0 || albums.length === 0) return null;
  return (
    <section aria-labelledby="albums-inside">
      <Typography id="albums-inside" variant="h2" sx={{ mb: 1.25 }}>
        {translate('albums.inside')}
      </Typography>
      <Albums>
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
    </section>
  );
};
