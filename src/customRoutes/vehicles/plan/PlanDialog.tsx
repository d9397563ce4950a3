import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { newUploadKey } from '../../../uploads/uploadKey.ts';
import { usePageState } from '../actions.tsx';
import { useCar } from '../car.tsx';
import { uploadQueue } from '../uploads.tsx';
import { PlanBoard } from './PlanBoard.tsx';
import { movePlanned, type Place, type PlannedFile, planPhotos } from './photoPlan.ts';
import { readFiles } from './readFiles.ts';

interface PlanDialogProps {
  files: readonly File[];
  /** The place that the user has pointed at, for the first file. */
  first?: number | 'extra';
}

/** Views of this vehicle whose photo is on its way. */
const viewsOnTheirWay = (car: number): Set<number> =>
  new Set(
    uploadQueue
      .snapshot()
      .flatMap(({ car: other, view, state }) =>
        other === car && view !== null && state.name !== 'done' ? [view] : [],
      ),
  );

/** Reads the files and assigns them; files that are added later join the plan and leave what was arranged. */
const usePlan = (files: readonly File[], first: Place | undefined) => {
  const car = useCar();
  const [seen] = useState(car); // what arrives of the vehicle meanwhile must not shuffle the plan under the user's hands
  const [plan, setPlan] = useState<PlannedFile[]>();
  const known = useRef(new Set<File>());
  useEffect(() => {
    const fresh = files.filter((file) => !known.current.has(file));
    for (const file of fresh) known.current.add(file);
    if (fresh.length === 0) return;
    readFiles(fresh).then((read) =>
      setPlan((present) => planPhotos(read, seen, viewsOnTheirWay(seen.id), first, present)),
    );
  }, [files, first, seen]);
  return [plan, setPlan] as const;
};

/** Shows where each photo will go before anything is sent; there every photo can be put elsewhere. */
const PlanDialog = ({ files, first }: PlanDialogProps) => {
  const translate = useTranslate();
  const car = useCar();
  const { setOverlay } = usePageState();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [plan, setPlan] = usePlan(files, first);
  const close = () => setOverlay(null);
  const sent = plan?.filter(({ place }) => place !== 'left-out') ?? [];
  const byTime = plan?.every(({ takenAt }) => takenAt !== null) ?? true;

  const upload = () => {
    const carName = car.vehicle_name || translate('vehicle.unnamed');
    uploadQueue.add(
      sent.map(({ file, place }) => ({
        key: newUploadKey(),
        car: car.id,
        carName,
        file,
        view: typeof place === 'number' ? place : null,
      })),
    );
    close();
  };

  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      aria-labelledby="plan-title"
    >
      <DialogTitle id="plan-title">{translate('vehicle.plan.title')}</DialogTitle>
      <DialogContent>
        {plan ? (
          <>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {translate(byTime ? 'vehicle.plan.lead' : 'vehicle.plan.lead_names')}
            </Typography>
            <PlanBoard
              plan={plan}
              onMove={(key, place) => setPlan(movePlanned(plan, key, place))}
            />
          </>
        ) : (
          <div
            role="status"
            style={{ display: 'flex', gap: 16, alignItems: 'center', padding: 24 }}
          >
            <CircularProgress size={24} aria-hidden="true" />
            {translate('vehicle.drop.reading', { smart_count: files.length })}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate('vehicle.cancel')}
        </Button>
        <Button variant="contained" disabled={sent.length === 0} onClick={upload}>
          {sent.length === 0
            ? translate('vehicle.plan.nothing')
            : translate('vehicle.plan.upload', { smart_count: sent.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default PlanDialog;
