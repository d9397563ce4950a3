import Cameraswitch from '@mui/icons-material/Cameraswitch';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import FlashlightOff from '@mui/icons-material/FlashlightOff';
import FlashlightOn from '@mui/icons-material/FlashlightOn';
import Straighten from '@mui/icons-material/Straighten';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFileAddress } from '../../../ui/useFileAddress.ts';
import { Silhouette } from '../../views/Silhouette.tsx';
import { useViewName } from '../../views/useViewName.ts';
import { usePageState } from '../actions.tsx';
import { photosOf, useCar } from '../car.tsx';
import { uploadQueue, useIsOnline, useSendPhotos } from '../uploads.tsx';
import { NoCamera } from './NoCamera.tsx';
import { type Shot, Shots } from './Shots.tsx';
import { takePicture } from './takePicture.ts';
import { type Target, useTargets } from './targets.ts';
import { type Camera, useCamera } from './useCamera.ts';
import { useFrameHint } from './useFrameHint.ts';
import { useLevel } from './useLevel.ts';

/** The camera is dark in both themes, as viewfinders are; the shutter is under the thumb, also of a phone held sideways. */
const CameraScreen = styled('div')({
  display: 'grid',
  gridTemplate: '"top" auto "finder" auto "strip" auto "controls" minmax(0, 1fr) / 100%',
  height: '100dvh',
  backgroundColor: '#0b0f0f',
  color: '#f1f6f5',
  '@media (orientation: landscape)': {
    gridTemplate:
      '"strip finder top" auto "strip finder controls" minmax(0, 1fr) / minmax(88px, 1fr) auto minmax(132px, 1fr)',
  },
});

const Top = styled('div')({
  gridArea: 'top',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '4px 8px',
  '& > [role=status]': { flex: '1 0 96px', textAlign: 'center' },
  '& strong, & small': { display: 'block' },
  '& small': { color: '#b9c8c5' },
  '@media (orientation: landscape)': {
    '& > [role=status]': { order: 1, flexBasis: '100%' },
  },
});

const Finder = styled('div')({
  gridArea: 'finder',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: '#151c1b',
  '@media (orientation: landscape)': {
    width: 'min(100dvh * 4 / 3, 100vw - 220px)',
  },
  '& > video, & > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  '& > video[hidden]': { display: 'none' },
});

const Hints = styled('div')({
  position: 'absolute',
  insetInline: 8,
  bottom: 8,
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  pointerEvents: 'none',
  '& > p': {
    margin: 0,
    padding: '4px 10px',
    borderRadius: 6,
    fontSize: 14,
    textAlign: 'center',
    backgroundColor: 'rgb(11 15 15 / 78%)',
  },
});

/** Level within so many degrees. */
const LEVEL = 1;

const Horizon = styled('div')({
  position: 'absolute',
  width: '38%',
  height: 2,
  boxShadow: '0 0 3px rgb(0 0 0 / 80%)',
  pointerEvents: 'none',
});

const Controls = styled('div')({
  gridArea: 'controls',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '8px 16px',
  minHeight: 0,
});

const Shutter = styled('button')({
  flex: 'none',
  width: 76,
  height: 76,
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

interface LensProps {
  camera: Camera;
  /** Asks for the level where the user has to allow it. */
  askLevel: (() => void) | undefined;
}

/** Light, zoom and lens, as far as the camera has them. */
const Lens = ({ camera, askLevel }: LensProps) => {
  const translate = useTranslate();
  const { torch, zoom, nextLens } = camera;
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8, maxWidth: '100%' }}>
      {torch !== undefined && (
        <IconButton
          color="inherit"
          aria-label={translate('vehicle.camera.light')}
          aria-pressed={torch}
          onClick={() => camera.setTorch(!torch)}
        >
          {torch ? <FlashlightOn /> : <FlashlightOff />}
        </IconButton>
      )}
      {zoom && (
        <Slider
          aria-label={translate('vehicle.camera.zoom')}
          sx={{ width: 120, color: 'inherit' }}
          min={zoom.min}
          max={zoom.max}
          step={zoom.step}
          value={zoom.value}
          onChange={(_, value) => camera.setZoom(Number(value))}
        />
      )}
      {nextLens && (
        <IconButton
          color="inherit"
          aria-label={translate('vehicle.camera.lens')}
          onClick={nextLens}
        >
          <Cameraswitch />
        </IconButton>
      )}
      {askLevel && (
        <IconButton
          color="inherit"
          aria-label={translate('vehicle.camera.level')}
          onClick={askLevel}
        >
          <Straighten />
        </IconButton>
      )}
    </div>
  );
};

/** Pictures taken since the camera was opened: each is sent at once, and can be taken again or removed. */
const useShots = () => {
  const car = useCar();
  const sendPhotos = useSendPhotos();
  const { actions } = usePageState();
  const [shots, setShots] = useState<readonly Shot[]>([]);
  return {
    shots,
    add: (shot: Shot) => {
      sendPhotos([{ file: shot.file, place: shot.target }]);
      setShots((before) => [shot, ...before]);
    },
    remove: (shot: Shot) => {
      setShots((before) => before.filter((one) => one !== shot));
      uploadQueue.cancel(
        uploadQueue
          .snapshot()
          .filter(({ file, state }) => file === shot.file && state.name !== 'done')
          .map(({ key }) => key),
      );
      const stored = photosOf(car).filter(({ name }) => name === shot.file.name);
      if (stored.length > 0) actions.remove(stored);
    },
  };
};

/** Takes the pictures of a walk-around with one press each, the outline of the view over the viewfinder. */
const CameraDialog = ({ view: first }: { view?: Target }) => {
  const translate = useTranslate();
  const angleName = useViewName();
  const { setOverlay } = usePageState();
  const camera = useCamera();
  const { video, state } = camera;
  const { target, angle, setTarget, goTo, goOn, filled, total } = useTargets(first);
  const { shots, add, remove } = useShots();
  const [open, setOpen] = useState<Shot | null>(null);
  const address = useFileAddress(open?.file);
  const isFinding = state === 'ready' && !open;
  const hint = useFrameHint(video, isFinding);
  const { roll, ask } = useLevel();
  const isOnline = useIsOnline();
  const isUpright = useMediaQuery('(orientation: portrait) and (pointer: coarse)');
  const viewName = angle ? angleName(angle) : translate('vehicle.plan.extra');
  const close = () => setOverlay(null);

  const use = (file: File) => {
    add({ file, target, name: viewName });
    goOn();
  };
  const take = async () => {
    const name = `${angle?.code ?? 'extra'}-${Date.now()}.jpg`;
    const file = video.current && (await takePicture(video.current, name));
    if (file) use(file);
  };
  const takeAgain = (shot: Shot) => {
    setTarget(shot.target);
    setOpen(null);
  };
  const undo = (shot: Shot) => {
    remove(shot);
    takeAgain(shot);
  };

  return (
    <Dialog
      open
      fullScreen
      onClose={close}
      slotProps={{ paper: { 'aria-label': translate('vehicle.camera.title') } }}
    >
      <CameraScreen>
        <Top>
          <IconButton
            color="inherit"
            aria-label={translate('vehicle.camera.previous')}
            disabled={open !== null}
            onClick={() => goTo(-1)}
          >
            <ChevronLeft />
          </IconButton>
          <div role="status">
            <strong>{open ? open.name : viewName}</strong>
            <small>
              {filled === total
                ? translate('vehicle.camera.complete')
                : translate('vehicle.camera.progress', { filled, total })}
            </small>
          </div>
          <IconButton
            color="inherit"
            aria-label={translate('vehicle.camera.skip')}
            disabled={open !== null}
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
          {isFinding && angle && <Outline path={angle.silhouette} />}
          {isFinding && roll !== null && (
            <Horizon
              style={{
                transform: `rotate(${-roll}deg)`,
                backgroundColor: Math.abs(roll) <= LEVEL ? '#7ddc8d' : '#f0aa52',
              }}
            />
          )}
          {open && <img src={address} alt={translate('vehicle.camera.preview')} />}
          <Hints role="status">
            {isFinding && hint && <p>{translate(`vehicle.camera.hint.${hint}`)}</p>}
            {isFinding && angle?.comment && <p>{angle.comment}</p>}
            {isFinding && isUpright && <p>{translate('vehicle.camera.landscape')}</p>}
            {!isOnline && <p>{translate('vehicle.camera.offline')}</p>}
          </Hints>
        </Finder>
        <Shots shots={shots} onOpen={setOpen} />
        <Controls>
          {open ? (
            <>
              <Button variant="contained" autoFocus onClick={() => setOpen(null)}>
                {translate('vehicle.camera.keep')}
              </Button>
              <Button color="inherit" variant="outlined" onClick={() => takeAgain(open)}>
                {translate('vehicle.camera.again')}
              </Button>
              <Button color="inherit" onClick={() => undo(open)}>
                {translate('vehicle.camera.undo')}
              </Button>
            </>
          ) : (
            state === 'ready' && (
              <>
                <Shutter
                  type="button"
                  autoFocus
                  aria-label={translate('vehicle.camera.shutter')}
                  onClick={take}
                />
                <Lens camera={camera} askLevel={ask} />
              </>
            )
          )}
        </Controls>
      </CameraScreen>
    </Dialog>
  );
};

export default CameraDialog;
