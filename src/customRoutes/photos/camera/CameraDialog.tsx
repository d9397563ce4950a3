import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dark } from '../../../../brand.ts';
import type { Photo } from '../../../../contract/photos/photo.ts';
import { useFileAddress } from '../../../ui/useFileAddress.ts';
import { usePageState } from '../../vehicles/actions.tsx';
import { useViewName } from '../../views/useViewName.ts';
import { onPhotoStored, uploadQueue, useIsOnline, useSendPhotos } from '../uploads.tsx';
import {
  CameraScreen,
  Controls,
  Finder,
  Hints,
  Horizon,
  Outline,
  Shutter,
  Top,
} from './camera.styles.ts';
import { Lens } from './Lens.tsx';
import { NoCamera } from './NoCamera.tsx';
import { type Shot, Shots } from './Shots.tsx';
import { takePicture } from './takePicture.ts';
import { type Target, useTargets } from './targets.ts';
import { useCamera } from './useCamera.ts';
import { useFrameHint } from './useFrameHint.ts';
import { useLevel } from './useLevel.ts';

/** The largest tilt that counts as level, in degrees. */
const LEVEL = 1;

/** Resolves to the photo that the server makes of a file. */
const storedOf = (file: File): Promise<Photo> =>
  new Promise((resolve) => {
    const end = onPhotoStored((upload, photo) => {
      if (upload.file !== file) return;
      end();
      resolve(photo);
    });
  });

/** Pictures taken since the camera was opened: each is sent at once, and can be taken again or removed. */
const useShots = () => {
  const sendPhotos = useSendPhotos();
  const { actions } = usePageState();
  const [shots, setShots] = useState<readonly Shot[]>([]);
  return {
    shots,
    /** Replaces the view's former picture: a view has one. */
    add: ({ file, target, name }: Omit<Shot, 'stored'>) => {
      const shot = { file, target, name, stored: storedOf(file) };
      sendPhotos([{ file, place: target }]);
      setShots((before) => [
        shot,
        ...before.filter((one) => target === 'extra' || one.target !== target),
      ]);
    },
    remove: (shot: Shot) => {
      setShots((before) => before.filter((one) => one !== shot));
      const upload = uploadQueue.snapshot().find(({ file }) => file === shot.file);
      // the picture may be stored already: it is removed once its photo is known
      if (!upload || ['sending', 'done'].includes(upload.state.name))
        void shot.stored.then((photo) => actions.remove([photo]));
      else uploadQueue.cancel([upload.key]);
    },
  };
};

/** Takes a picture of each view with one press, with the view's outline over the viewfinder. */
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
                backgroundColor: Math.abs(roll) <= LEVEL ? '#7ddc8d' : dark.mark,
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
