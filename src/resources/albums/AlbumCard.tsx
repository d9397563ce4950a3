import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RowName } from '@turntable/declare/list/RowLink.tsx';
import { Thumbnail } from '@turntable/declare/ui/Thumbnail.tsx';
import { useTranslate } from 'react-admin';
import type { AlbumSection } from '../../../contract/albums/album.ts';

/** An album in the list: its cover, its name, and how much is in it. */
const AlbumCard = ({ row }: { row: AlbumSection }) => {
  const translate = useTranslate();
  const counts = [
    translate('albums.counts', { smart_count: row.photos_count }),
    row.sections_count > 0 && translate('albums.inner', { smart_count: row.sections_count }),
  ];
  return (
    <div className="cover">
      <Thumbnail
        src={row.cover}
        width="100%"
        height="auto"
        outline={<ImageOutlined aria-hidden="true" fontSize="large" />}
      />
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
