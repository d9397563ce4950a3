import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import Box from '@mui/material/Box';
import type { Photo } from '../../../../contract/photos/photo.ts';
import type { Angle } from '../../../../contract/views/angle.ts';
import type { Shown } from '../actions.tsx';
import type { QueuedUpload } from '../upload.ts';
import { useLocalPreview } from '../uploads.tsx';
import { Silhouette } from './Silhouette.tsx';

interface SlotPictureProps {
  angle: Angle | null;
  photo: Photo | null;
  upload: QueuedUpload | null;
  arrived: File | null;
  shown: Shown;
}

const Coming = ({ file }: { file: File }) => {
  const preview = useLocalPreview(file);
  if (preview) return <img src={preview} alt="" style={{ opacity: 0.6 }} />;
  return (
    <Box
      component="span"
      sx={{ px: 1.5, fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {file.name}
    </Box>
  );
};

/** The server's preview; behind it, until it is there, the file that has just been sent. */
const Stored = ({ address, file }: { address: string; file: File | null }) => {
  const preview = useLocalPreview(file ?? undefined);
  const background = preview
    ? { background: `center / contain no-repeat url(${preview})` }
    : undefined;
  return (
    <img
      src={address}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={background}
    />
  );
};

/** What fills a frame: the file on its way, the photo, or the outline of what to photograph. */
export const SlotPicture = ({ angle, photo, upload, arrived, shown }: SlotPictureProps) => {
  if (upload) return <Coming file={upload.file} />;
  if (photo) {
    const finished = shown === 'finished' ? photo.preview_processed_url : null;
    return (
      <Stored
        address={finished || photo.preview_url || photo.url}
        file={finished ? null : arrived}
      />
    );
  }
  return (
    <>
      {angle && <Silhouette path={angle.silhouette} />}
      <Box
        component="span"
        data-add
        sx={{ position: 'absolute', right: 10, bottom: 8, display: 'grid', color: 'primary.main' }}
      >
        <AddAPhotoOutlined sx={{ fontSize: 20 }} />
      </Box>
    </>
  );
};
