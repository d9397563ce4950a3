import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { SILHOUETTE_BOX } from '../../../contract/views/angle.ts';

interface NoCameraProps {
  reason: 'denied' | 'missing';
  onPicture: (picture: File) => void;
}

/** Where the page gets no camera, the phone's own takes the picture; on other machines a file is chosen. */
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

/** The camera is dark in both themes, as viewfinders are. */
export const Screen = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100dvh',
  backgroundColor: '#0b0f0f',
  color: '#f1f6f5',
});

export const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  '& > div': { flex: 1, textAlign: 'center', minWidth: 0 },
  '& strong, & small': { display: 'block' },
  '& small': { color: '#b9c8c5' },
});

export const Finder = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  alignSelf: 'center',
  width: 'min(100%, calc((100dvh - 190px) * 4 / 3))',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: '#151c1b',
  '& > video, & > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  '& > video[hidden]': { display: 'none' },
});

export const Bottom = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  minHeight: 116,
  padding: 16,
  '& p': { margin: 0, flexBasis: '100%', textAlign: 'center', fontSize: 13, color: '#d9e3e1' },
});

export const Shutter = styled('button')({
  width: 72,
  height: 72,
  borderRadius: '50%',
  border: '4px solid #f1f6f5',
  backgroundColor: '#f1f6f5',
  backgroundClip: 'content-box',
  padding: 5,
  cursor: 'pointer',
  '&:active': { transform: 'scale(0.94)' },
  '&:focus-visible': { outline: '3px solid #f0aa52', outlineOffset: 3 },
});

const Lines = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  fill: 'none',
  stroke: '#ffffff',
  strokeWidth: 5,
  strokeDasharray: '18 12',
  strokeLinejoin: 'round',
  filter: 'drop-shadow(0 0 3px rgb(0 0 0 / 80%))',
});

/** Where the vehicle should stand in the picture. */
export const Outline = ({ path }: { path: string }) => (
  <Lines viewBox={`0 0 ${SILHOUETTE_BOX.width} ${SILHOUETTE_BOX.height}`} aria-hidden="true">
    <path d={path} />
  </Lines>
);

export type CameraState = 'starting' | 'ready' | 'denied' | 'missing';

const WISHES: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 4096 },
    height: { ideal: 3072 },
    aspectRatio: { ideal: 4 / 3 },
  },
};

const stateOf = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';

/** The camera's picture in a video element, for as long as the component is shown. */
export const useCamera = () => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isWanted = true;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      if (!navigator.mediaDevices?.getUserMedia) return setState('missing'); // plain http on another machine has no camera
      try {
        stream = await navigator.mediaDevices.getUserMedia(WISHES);
        if (!isWanted || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        setState('ready');
      } catch (error) {
        if (isWanted) setState(stateOf(error));
      }
    };
    start();
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return { video, state };
};

/** The present picture of the camera as a JPEG, in the middle 4:3 of it, as the viewfinder shows it. */
export const takePicture = async (video: HTMLVideoElement, name: string): Promise<File | null> => {
  const { videoWidth, videoHeight } = video;
  const width = Math.min(videoWidth, (videoHeight * 4) / 3);
  const height = (width * 3) / 4;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  canvas
    .getContext('2d')
    ?.drawImage(
      video,
      (videoWidth - width) / 2,
      (videoHeight - height) / 2,
      width,
      height,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.94),
  );
  return blob && new File([blob], name, { type: 'image/jpeg', lastModified: Date.now() });
};
