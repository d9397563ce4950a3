import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFileAddress } from '@turntable/declare/ui/useFileAddress.ts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dark } from '../../../../brand.ts';
import { usePageState } from '../../vehicles/actions.tsx';
import { useCar } from '../../vehicles/car.tsx';
import { useViewName } from '../../views/useViewName.ts';
import { useIsOnline, useSendPhotos } from '../uploads.tsx';
import {
  CameraScreen,
  Controls,
  Finder,
  Frame,
  Hints,
  Horizon,
  Outline,
  Shutter,
  Top,
} from './camera.styles.ts';
import { Lens } from './Lens.tsx';
import { NoCamera } from './NoCamera.tsx';
import { Shots } from './Shots.tsx';
import { type Shot, shotFile } from './shotsOf.ts';
import { takePicture } from './takePicture.ts';
import { type Target, useTargets } from './targets.ts';
import { useCamera } from './useCamera.ts';
import { useFrameHint } from './useFrameHint.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useLevel } from './useLevel.ts';
import { useShots } from './useShots.ts';

/** The largest tilt that counts as level, in degrees. */
const LEVEL = 1;

/** Takes a picture of each view with one press, with the view's outline over the viewfinder. */
const CameraDialog = ({ view: first }: { view?: Target }) => {
  const translate = useTranslate();
  const angleName = useViewName();
  const car = useCar();
  const { setOverlay } = usePageState();
  const camera = useCamera();
  const { video, state } = camera;
  const { target, angle, setTarget, goTo, goOn, filled, total } = useTargets(first);
  const { shots, remove } = useShots();
  const sendPhotos = useSendPhotos();
  const [openName, setOpenName] = useState<string>();
  const open = shots.find(({ name }) => name === openName); // its upload goes on meanwhile
  const file = useFileAddress(open?.upload?.file);
  const isFinding = state === 'ready' && !open;
  const isOnline = useIsOnline();
  const hint = useFrameHint(video, isFinding, isOnline && angle?.kind === 'exterior');
  const { roll, ask } = useLevel();
  useFullScreen();
  const isUpright = useMediaQuery('(orientation: portrait) and (pointer: coarse)');
  const nameOf = (one: Target) =>
    angleName(car.angles.find(({ id }) => id === one)) || translate('vehicle.plan.extra');
  const close = () => setOverlay(null);

  const code = angle?.code ?? 'extra';
  const send = (picture: Blob) => sendPhotos([{ file: shotFile(picture, code), place: target }]);
  /** Takes a picture and shows the next view at once: a phone needs half a second for the file, and the next press must not replace this picture. */
  const take = async () => {
    const taking = video.current && takePicture(video.current);
    goOn();
    const picture = await taking;
    if (picture) send(picture);
  };
  const use = (picture: Blob) => {
    send(picture);
    goOn();
  };
  const takeAgain = (shot: Shot) => {
    setTarget(shot.target);
    setOpenName(undefined);
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
            disabled={open !== undefined}
            onClick={() => goTo(-1)}
          >
            <ChevronLeft />
          </IconButton>
          <div role="status">
            <strong>{nameOf(open ? open.target : target)}</strong>
            <small>
              {filled === total
                ? translate('vehicle.camera.complete')
                : translate('vehicle.camera.progress', { filled, total })}
            </small>
          </div>
          <IconButton
            color="inherit"
            aria-label={translate('vehicle.camera.skip')}
            disabled={open !== undefined}
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
          <Frame>
            <video ref={video} playsInline muted hidden={state !== 'ready' || open !== undefined} />
            {state === 'starting' && <p role="status">{translate('vehicle.camera.starting')}</p>}
            {(state === 'denied' || state === 'missing') && (
              <NoCamera reason={state} onPicture={use} />
            )}
            {isFinding && angle && <Outline path={angle.silhouette} />}
            {isFinding && roll !== null && (
              <Horizon
                style={{
                  transform: `rotate(${-roll}deg)`,
                  backgroundColor: Math.abs(roll) <= LEVEL ? '#7ddc8d' : dark.mark,
                }}
              />
            )}
            {open && (
              <img src={file ?? open.photo?.url} alt={translate('vehicle.camera.preview')} />
            )}
          </Frame>
          <Hints role="status">
            {isFinding && hint && <p>{translate(`vehicle.camera.hint.${hint}`)}</p>}
            {isFinding && angle?.comment && <p>{angle.comment}</p>}
            {isFinding && isUpright && <p>{translate('vehicle.camera.landscape')}</p>}
            {!isOnline && <p>{translate('vehicle.camera.offline')}</p>}
          </Hints>
        </Finder>
        <Shots
          shots={shots}
          nameOf={(shot) => nameOf(shot.target)}
          onOpen={({ name }) => setOpenName(name)}
        />
        <Controls>
          {open ? (
            <>
              <Button variant="contained" autoFocus onClick={() => setOpenName(undefined)}>
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
