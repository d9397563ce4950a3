import { useEffect, useRef, useState } from 'react';

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
