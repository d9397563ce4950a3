import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { newUploadKey } from '../../uploads/uploadKey.ts';
import { usePageState } from './actions.tsx';
import {
  Bottom,
  Finder,
  NoCamera,
  Outline,
  Screen,
  Shutter,
  Top,
  takePicture,
  useCamera,
} from './camera.tsx';
import { useCar } from './car.tsx';
import { useAngleName } from './grid/useSlotName.ts';
import { freeViews } from './plan/photoPlan.ts';
import { uploadQueue, useUploads } from './uploads.tsx';

type Target = number | 'extra';

/** The views to photograph, those without a photo first to come; extra photos at the end. */
const useTargets = (first: Target | undefined) => {
  const car = useCar();
  const uploads = useUploads();
  const onTheirWay = useMemo(
    () =>
      new Set(
        uploads.flatMap(({ car: other, view, state }) =>
          other === car.id && view !== null && state.name !== 'done' ? [view] : [],
        ),
      ),
    [uploads, car.id],
  );
  const wanted = car.angles
    .filter(({ isSelected }) => isSelected === 1)
    .sort((a, b) => a.position - b.position);
  const targets: Target[] = [
    ...wanted.map(({ id }) => id),
    ...(car.additional_uploads === 1 ? (['extra'] as const) : []),
  ];
  /** Where nothing is missing: an extra photo, or the last view again. */
  const end = targets.at(-1) ?? 'extra';
  const free = freeViews(car, onTheirWay);
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
    filled: wanted.length - free.length,
    total: wanted.length,
  };
};

const usePictureAddress = (picture: File | null): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return setAddress(null);
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
};

/** Takes the pictures of a walk-around one after the other, the outline of the view over the viewfinder. */
const CameraDialog = ({ first }: { first?: Target }) => {
  const translate = useTranslate();
  const car = useCar();
  const angleName = useAngleName();
  const { setOverlay } = usePageState();
  const { video, state } = useCamera();
  const { target, angle, goTo, goOn, filled, total } = useTargets(first);
  const [picture, setPicture] = useState<File | null>(null);
  const address = usePictureAddress(picture);
  const isUpright = useMediaQuery('(orientation: portrait) and (pointer: coarse)');
  const viewName = angle ? angleName(angle) : translate('vehicle.plan.extra');
  const close = () => setOverlay(null);

  const take = async () =>
    video.current &&
    setPicture(await takePicture(video.current, `${angle?.code ?? 'extra'}-${Date.now()}.jpg`));
  const use = (file: File) => {
    const carName = car.vehicle_name || translate('vehicle.unnamed');
    uploadQueue.add([
      {
        key: newUploadKey(),
        car: car.id,
        carName,
        view: target === 'extra' ? null : target,
        file,
      },
    ]);
    setPicture(null);
    goOn();
  };

  return (
    <Dialog open fullScreen onClose={close} aria-label={translate('vehicle.camera.title')}>
      <Screen>
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
      </Screen>
    </Dialog>
  );
};

export default CameraDialog;
