import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AlbumSection } from '../../../contract/albums/album.ts';
import { RowName } from '../../framework/list/RowLink.tsx';

const coverSx = {
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  color: 'text.disabled',
  bgcolor: 'action.hover',
};

/** An album in the list: its cover, its name, and how much is in it. */
const AlbumCard = ({ row }: { row: AlbumSection }) => {
  const translate = useTranslate();
  const counts = [
    translate('albums.counts', { smart_count: row.photos_count }),
    row.sections_count > 0 && translate('albums.inner', { smart_count: row.sections_count }),
  ];
  return (
    <div className="cover">
      <Avatar component="span" variant="square" sx={coverSx}>
        {row.cover ? (
          <img
            src={row.cover}
            alt=""
            loading="lazy"
            decoding="async"
            style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <ImageOutlined aria-hidden="true" fontSize="large" />
        )}
      </Avatar>
      <Box sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
        <RowName name="name" />
        <Typography component="div" variant="body2" color="textSecondary">
          {counts.filter(Boolean).join(' · ')}
        </Typography>
        {row.company && (
          <Typography component="div" variant="body2" color="textSecondary">
            {row.company}
          </Typography>
        )}
      </Box>
    </div>
  );
};

export default AlbumCard;
