import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFileAddress } from '../../ui/useFileAddress.ts';
import { Silhouette } from '../views/Silhouette.tsx';
import { useViewName } from '../views/useViewName.ts';
import { usePageState } from './actions.tsx';
import { useCar } from './car.tsx';
import { viewsOf } from './grid/slots.ts';
import { useSendPhotos, useUploads, viewsOnTheirWay } from './uploads.tsx';

interface NoCameraProps {
  reason: 'denied' | 'missing';
  onPicture: (picture: File) => void;
}

/** Where the page gets no camera, the phone's own takes the picture; on other machines a file is chosen. */
const NoCamera = ({ reason, onPicture }: NoCameraProps) => {
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
const CameraScreen = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100dvh',
  backgroundColor: '#0b0f0f',
  color: '#f1f6f5',
});

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  '& > div': { flex: 1, textAlign: 'center', minWidth: 0 },
  '& strong, & small': { display: 'block' },
  '& small': { color: '#b9c8c5' },
});

const Finder = styled('div')({
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

const Bottom = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  minHeight: 116,
  padding: 16,
  '& p': { margin: 0, flexBasis: '100%', textAlign: 'center', fontSize: 13, color: '#d9e3e1' },
});

const Shutter = styled('button')({
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

/** The outline in which the vehicle should be photographed. */
const Outline = styled(Silhouette)({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  fill: 'none',
  stroke: '#ffffff',
  strokeWidth: 5,
  strokeDasharray: '18 12',
  filter: 'drop-shadow(0 0 3px rgb(0 0 0 / 80%))',
});

type CameraState = 'starting' | 'ready' | 'denied' | 'missing';

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
const useCamera = () => {
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
const takePicture = async (video: HTMLVideoElement, name: string): Promise<File | null> => {
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

type Target = number | 'extra';

/** The views to photograph, those without a photo first to come; extra photos at the end. */
const useTargets = (first: Target | undefined) => {
  const car = useCar();
  useUploads(); // another view is free, or no more
  const { wanted, filled, missing } = viewsOf(car, viewsOnTheirWay(car.id));
  const targets: Target[] = [
    ...wanted.map(({ id }) => id),
    ...(car.additional_uploads === 1 ? (['extra'] as const) : []),
  ];
  /** Where nothing is missing: an extra photo, or the last view again. */
  const end = targets.at(-1) ?? 'extra';
  const free = missing.map(({ id }) => id);
  const [target, setTarget] = useState<Target>(first ?? free[0] ?? end);
  const index = targets.indexOf(target);
  const goTo = (step: number) =>
    setTarget(targets[(index + step + targets.length) % targets.length] ?? end);
  /** To the next view without a photo, behind this one or from the beginning. */
  const goOn = () => {
    const open = free.filter((view) => view !== target);
    setTarget(open.find((view) => targets.indexOf(view) > index) ?? open[0] ?? end);
  };
  return {
    target,
    angle: car.angles.find(({ id }) => id === target),
    goTo,
    goOn,
    filled,
    total: wanted.length,
  };
};

/** Takes the pictures of a walk-around one after the other, the outline of the view over the viewfinder. */
const CameraDialog = ({ view: first }: { view?: Target }) => {
  const translate = useTranslate();
  const sendPhotos = useSendPhotos();
  const angleName = useViewName();
  const { setOverlay } = usePageState();
  const { video, state } = useCamera();
  const { target, angle, goTo, goOn, filled, total } = useTargets(first);
  const [picture, setPicture] = useState<File | null>(null);
  const address = useFileAddress(picture);
  const isUpright = useMediaQuery('(orientation: portrait) and (pointer: coarse)');
  const viewName = angle ? angleName(angle) : translate('vehicle.plan.extra');
  const close = () => setOverlay(null);

  const take = async () =>
    video.current &&
    setPicture(await takePicture(video.current, `${angle?.code ?? 'extra'}-${Date.now()}.jpg`));
  const use = (file: File) => {
    sendPhotos([{ file, place: target }]);
    setPicture(null);
    goOn();
  };

  return (
    <Dialog open fullScreen onClose={close} aria-label={translate('vehicle.camera.title')}>
      <CameraScreen>
        <Top>
          <IconButton
            color="inherit"
            aria-label={translate('vehicle.camera.previous')}
            disabled={picture !== null}
            onClick={() => goTo(-1)}
          >
            <ChevronLeft />
          </IconButton>
          <div role="status">
            <strong>{viewName}</strong>
            <small>
              {filled === total
                ? translate('vehicle.camera.complete')
                : translate('vehicle.camera.progress', { filled, total })}
            </small>
          </div>
          <IconButton
            color="inherit"
            aria-label={translate('vehicle.camera.skip')}
            disabled={picture !== null}
            onClick={() => goTo(1)}
          >
            <ChevronRight />
          </IconButton>
          <IconButton
            color="inherit"
            aria-label={translate('vehicle.camera.close')}
            onClick={close}
          >
            <CloseIcon />
          </IconButton>
        </Top>
        <Finder>
          <video ref={video} playsInline muted hidden={state !== 'ready'} />
          {state === 'starting' && <p role="status">{translate('vehicle.camera.starting')}</p>}
          {(state === 'denied' || state === 'missing') && (
            <NoCamera reason={state} onPicture={use} />
          )}
          {state === 'ready' && !picture && angle && <Outline path={angle.silhouette} />}
          {address && <img src={address} alt={translate('vehicle.camera.preview')} />}
        </Finder>
        <Bottom>
          {picture ? (
            <>
              <Button color="inherit" variant="outlined" onClick={() => setPicture(null)}>
                {translate('vehicle.camera.again')}
              </Button>
              <Button variant="contained" autoFocus onClick={() => use(picture)}>
                {translate('vehicle.camera.use')}
              </Button>
            </>
          ) : (
            <>
              {angle?.comment && <p>{angle.comment}</p>}
              {state === 'ready' && isUpright && <p>{translate('vehicle.camera.landscape')}</p>}
              {state === 'ready' && (
                <Shutter
                  type="button"
                  aria-label={translate('vehicle.camera.shutter')}
                  onClick={take}
                />
              )}
            </>
          )}
        </Bottom>
      </CameraScreen>
    </Dialog>
  );
};

export default CameraDialog;
