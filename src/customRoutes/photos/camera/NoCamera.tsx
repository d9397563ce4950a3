import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

interface NoCameraProps {
  reason: 'denied' | 'missing';
  onPicture: (picture: File) => void;
}

/** Shown where the page gets no camera: opens the phone's own camera, or a file dialog on other machines. */
export const NoCamera = ({ reason, onPicture }: NoCameraProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div style={{ padding: 24, textAlign: 'center', maxWidth: 420 }}>
      <p role="alert">{translate(`vehicle.camera.${reason}`)}</p>
      <Button
        variant="contained"
        startIcon={<PhotoCameraOutlined />}
        onClick={() => input.current?.click()}
      >
        {translate('vehicle.camera.native')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => {
          const [picture] = target.files ?? [];
          target.value = '';
          if (picture) onPicture(picture);
        }}
      />
    </div>
  );
};
