import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import Box from '@mui/material/Box';
import type { Angle } from '../../../../contract/entities/angle.ts';
import type { Photo } from '../../../../contract/entities/photo.ts';
import type { Shown } from '../actions/PageState.tsx';
import { useLocalPreview } from '../uploads/localPreview.ts';
import type { QueuedUpload } from '../uploads/uploadQueue.ts';
import { Silhouette } from './Silhouette.tsx';

interface SlotPictureProps {
  angle: Angle | null;
  photo: Photo | null;
  upload: QueuedUpload | null;
  shown: Shown;
}

const Coming = ({ file }: { file: File }) => {
  const preview = useLocalPreview(file);
  if (preview) return <img src={preview} alt="" style={{ opacity: 0.6 }} />;
  return (
    <Box component="span" sx={{ px: 1.5, fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {file.name}
    </Box>
  );
};

/** What fills a frame: the file on its way, the photo, or the outline of what to photograph. */
export const SlotPicture = ({ angle, photo, upload, shown }: SlotPictureProps) => {
  if (upload) return <Coming file={upload.file} />;
  if (photo) {
    const address = (shown === 'finished' && photo.preview_processed_url) || photo.preview_url || photo.url;
    return <img src={address} alt="" width={400} height={300} loading="lazy" decoding="async" draggable={false} />;
  }
  return (
    <>
      {angle && <Silhouette path={angle.silhouette} />}
      <Box
        component="span"
        data-add
        sx={{ position: 'absolute', insetInline: 0, bottom: 10, display: 'grid', placeItems: 'center', color: 'primary.main' }}
      >
        <AddAPhotoOutlined sx={{ fontSize: 20 }} />
      </Box>
    </>
  );
};
