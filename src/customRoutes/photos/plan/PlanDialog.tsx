import {
  DndContext,
  type DndContextProps,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PHONE } from '@turntable/declare/theme/layout.ts';
import { Children, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Recognised } from '../../../../contract/uploads/calls.ts';
import type { Angle } from '../../../../contract/views/angle.ts';
import { isOnWrongView } from '../../../../contract/views/viewFit.ts';
import type { TurntableDataProvider } from '../../../dataProvider/dataProvider.ts';
import { forgetShared } from '../../../uploads/sharedPhotos.ts';
import { useIsTouched } from '../../../uploads/useIsTouched.ts';
import { smallCopyOf, useLocalPreview } from '../../../uploads/useLocalPreview.ts';
import { usePageState } from '../../vehicles/actions.tsx';
import { useCar } from '../../vehicles/car.tsx';
import { Silhouette } from '../../views/Silhouette.tsx';
import { useViewName } from '../../views/useViewName.ts';
import { uploadingViews, useSendPhotos } from '../uploads.tsx';
import { movePlanned, type Place, type PlannedFile, planPhotos, readFiles } from './photoPlan.ts';

/** The time limit for detecting what one photo shows. */
const LONGEST_LOOK_MS = 10_000;

/** Returns the texts for screen readers while a photo is dragged with the keys. */
const usePlanSpeech = (
  plan: readonly PlannedFile[],
  angles: readonly Angle[],
): NonNullable<DndContextProps['accessibility']> => {
  const translate = useTranslate();
  const angleName = useViewName();
  const fileName = (key: UniqueIdentifier) => plan.find((file) => file.key === key)?.name ?? '';
  const placeName = (id: UniqueIdentifier) => {
    const angle = angles.find((view) => view.id === id);
    if (angle) return angleName(angle);
    return translate(id === 'extra' ? 'vehicle.plan.extra' : 'vehicle.plan.left_out');
  };
  return {
    screenReaderInstructions: { draggable: translate('vehicle.plan.drag_help') },
    announcements: {
      onDragStart: ({ active }) => translate('vehicle.plan.picked', { name: fileName(active.id) }),
      onDragOver: ({ active, over }) =>
        over
          ? translate('vehicle.plan.over', { name: fileName(active.id), view: placeName(over.id) })
          : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? translate('vehicle.plan.dropped', {
              name: fileName(active.id),
              view: placeName(over.id),
            })
          : translate('vehicle.plan.put_back', { name: fileName(active.id) }),
      onDragCancel: ({ active }) =>
        translate('vehicle.plan.put_back', { name: fileName(active.id) }),
    },
  };
};

interface PlaceChoiceProps {
  file: PlannedFile;
  views: readonly Angle[];
  onMove: (key: string, place: Place) => void;
}

const placeOf = (value: string): Place =>
  value === 'extra' || value === 'left-out' ? value : Number(value);

/** A select in place of dragging, for phones and the keyboard. */
const PlaceChoice = ({ file, views, onMove }: PlaceChoiceProps) => {
  const translate = useTranslate();
  const angleName = useViewName();
  const { additional_uploads } = useCar();
  return (
    <NativeSelect
      fullWidth
      value={String(file.place)}
      inputProps={{ 'aria-label': translate('vehicle.plan.place', { name: file.name }) }}
      sx={{ fontSize: 13, mt: 0.25 }}
      onChange={({ target }) => onMove(file.key, placeOf(target.value))}
    >
      {views.map((angle) => (
        <option key={angle.id} value={angle.id}>
          {angleName(angle)}
        </option>
      ))}
      {additional_uploads === 1 && <option value="extra">{translate('vehicle.plan.extra')}</option>}
      <option value="left-out">{translate('vehicle.plan.left_out')}</option>
    </NativeSelect>
  );
};

interface PlanCardProps {
  file: PlannedFile;
  views: readonly Angle[];
  /** The views that have a photo. */
  filled: ReadonlySet<number | null>;
  onMove: (key: string, place: Place) => void;
}

const usePlanHint = (
  { duplicate, place, shows, is_cut_off }: PlannedFile,
  filled: ReadonlySet<number | null>,
): string => {
  const translate = useTranslate();
  const angleName = useViewName();
  const { angles } = useCar();
  if (duplicate?.of === 'file')
    return translate('vehicle.plan.duplicate_file', { name: duplicate.name });
  if (duplicate?.of === 'photo') {
    const angle = angles.find(({ id }) => id === duplicate.view);
    return translate('vehicle.plan.duplicate_photo', {
      view: angle ? angleName(angle) : translate('vehicle.plan.extra'),
    });
  }
  const planned = angles.find(({ id }) => id === place);
  if (planned && shows && isOnWrongView(shows, planned)) return translate(`vehicle.looks.${shows}`);
  if (planned?.kind === 'exterior' && is_cut_off) return translate('vehicle.plan.cut_off');
  return typeof place === 'number' && filled.has(place) ? translate('vehicle.plan.replaces') : '';
};

/** A chosen photo in the plan. Drag it to another view, or choose the view below it. */
const PlanCard = ({ file, views, filled, onMove }: PlanCardProps) => {
  const translate = useTranslate();
  const preview = useLocalPreview(file.file);
  const remark = usePlanHint(file, filled);
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: file.key,
    attributes: { roleDescription: '' },
  });
  return (
    <div>
      <Box
        ref={setNodeRef}
        {...attributes}
        {...listeners}
        aria-roledescription={undefined}
        aria-label={translate('vehicle.plan.drag', { name: file.name })}
        style={{
          transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        }}
        sx={{
          aspectRatio: '4 / 3',
          borderRadius: 1.5,
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'background.default',
          cursor: isDragging ? 'grabbing' : 'grab',
          touchAction: 'manipulation',
          position: 'relative',
          zIndex: isDragging ? 10 : undefined,
          boxShadow: isDragging ? 8 : 0,
          '& img': { width: '100%', height: '100%', objectFit: 'contain', display: 'block' },
        }}
      >
        {preview ? (
          <img src={preview} alt="" draggable={false} />
        ) : (
          <Typography variant="caption" sx={{ p: 1, overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
        )}
      </Box>
      <Typography
        variant="caption"
        component="p"
        noWrap
        title={file.name}
        color="textSecondary"
        sx={{ mt: 0.5 }}
      >
        {file.name}
      </Typography>
      {remark && (
        <Typography variant="caption" component="p" color="warning">
          {remark}
        </Typography>
      )}
      <PlaceChoice file={file} views={views} onMove={onMove} />
    </div>
  );
};

interface PlanPlaceProps {
  id: number | 'extra' | 'left-out';
  name: string;
  angle?: Angle;
  isTaken?: boolean;
  children: ReactNode;
}

/** A place to drop photos: a view with its outline, or a box for any number of them. */
const PlanPlace = ({ id, name, angle, isTaken, children }: PlanPlaceProps) => {
  const translate = useTranslate();
  const { setNodeRef, isOver } = useDroppable({ id });
  const isEmpty = Children.toArray(children).length === 0;
  return (
    <Box
      ref={setNodeRef}
      sx={{
        p: 1,
        minHeight: 64,
        borderRadius: 2.5,
        border: 1,
        borderStyle: isEmpty ? 'dashed' : 'solid',
        borderColor: isOver ? 'primary.main' : 'divider',
        outline: isOver ? 2 : 0,
        outlineColor: 'primary.main',
        opacity: isEmpty && isTaken && !isOver ? 0.72 : 1,
      }}
    >
      {angle && (
        <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }} noWrap title={name}>
          {name}
        </Typography>
      )}
      {children}
      {isEmpty && angle && (
        <Box sx={{ aspectRatio: '4 / 3', position: 'relative' }}>
          <Silhouette path={angle.silhouette} />
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ position: 'absolute', insetInline: 0, bottom: 0, textAlign: 'center' }}
          >
            {translate(isTaken ? 'vehicle.move.taken' : 'vehicle.plan.free')}
          </Typography>
        </Box>
      )}
    </Box>
  );
};

interface PlanBoardProps {
  plan: readonly PlannedFile[];
  onMove: (key: string, place: Place) => void;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(168px, 1fr))',
  },
  gap: 1.5,
};

/** Returns the views of the plan: those that the company photographs or that a file was put on. */
const shownViews = (angles: readonly Angle[], plan: readonly PlannedFile[]): Angle[] =>
  angles
    .filter(({ id, isSelected }) => isSelected === 1 || plan.some(({ place }) => place === id))
    .sort((a, b) => a.position - b.position);

/** Views with their photos, then extra photos, then those left out. Every photo can be dragged by mouse, finger or keys. */
const PlanBoard = ({ plan, onMove }: PlanBoardProps) => {
  const translate = useTranslate();
  const { angles, photos, additional_uploads } = useCar();
  const takesExtra = additional_uploads === 1;
  const angleName = useViewName();
  const views = useMemo(() => shownViews(angles, plan), [angles, plan]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor),
  );
  const filled = new Set(photos.map(({ angle_id }) => angle_id));
  const speech = usePlanSpeech(plan, angles);

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over)
      onMove(
        String(active.id),
        over.id === 'extra' || over.id === 'left-out' ? over.id : Number(over.id),
      );
  };
  const card = (file: PlannedFile) => (
    <PlanCard key={file.key} file={file} views={views} filled={filled} onMove={onMove} />
  );
  const among = (place: Place) => plan.filter((file) => file.place === place);

  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd} accessibility={speech}>
      <Box sx={columns}>
        {views.map((angle) => (
          <PlanPlace
            key={angle.id}
            id={angle.id}
            name={angleName(angle)}
            angle={angle}
            isTaken={filled.has(angle.id)}
          >
            {among(angle.id).map(card)}
          </PlanPlace>
        ))}
      </Box>
      {!takesExtra && (
        <Typography color="textSecondary" sx={{ mt: 3 }}>
          {translate('vehicle.views.extra_off')}
        </Typography>
      )}
      {(takesExtra ? (['extra', 'left-out'] as const) : (['left-out'] as const)).map((place) => (
        <Box key={place} sx={{ mt: 3 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {translate(place === 'extra' ? 'vehicle.plan.as_extra' : 'vehicle.plan.as_left_out')}
          </Typography>
          <PlanPlace
            id={place}
            name={translate(place === 'extra' ? 'vehicle.plan.extra' : 'vehicle.plan.left_out')}
          >
            {among(place).length > 0 && <Box sx={columns}>{among(place).map(card)}</Box>}
          </PlanPlace>
        </Box>
      ))}
    </DndContext>
  );
};

interface PlanDialogProps {
  files: readonly File[];
  /** The place that the user has chosen for the first file. */
  first?: number | 'extra';
}

/** What is known of a file that the server has not seen. */
const UNKNOWN: Recognised = { shows: null, is_cut_off: false };

/** Has the server detect what a file shows, from a small copy. After its first failure the order alone decides. */
const useLook = () => {
  const { lookAtPhoto } = useDataProvider<TurntableDataProvider>();
  const hasFailed = useRef(false);
  return useCallback(
    async (file: File): Promise<Recognised> => {
      const copy = hasFailed.current ? null : await smallCopyOf(file);
      if (!copy) return UNKNOWN;
      try {
        return await lookAtPhoto(copy, AbortSignal.timeout(LONGEST_LOOK_MS));
      } catch {
        hasFailed.current = true;
        return UNKNOWN;
      }
    },
    [lookAtPhoto],
  );
};

/** Reads the files and assigns them to views. Files that are added later leave the arranged ones in place. */
const usePlan = (files: readonly File[], first: Place | undefined) => {
  const car = useCar();
  const [seen] = useState(car); // updates of the vehicle must not rearrange the plan while the user works on it
  const look = useLook();
  const [plan, setPlan] = useState<PlannedFile[]>();
  const known = useRef(new Set<File>());
  useEffect(() => {
    const fresh = files.filter((file) => !known.current.has(file));
    for (const file of fresh) known.current.add(file);
    if (fresh.length === 0) return;
    readFiles(fresh, look).then((read) =>
      setPlan((present) => planPhotos(read, seen, uploadingViews(seen.id), first, present)),
    );
  }, [files, first, look, seen]);
  return [plan, setPlan] as const;
};

/** Shows the view of each photo before anything is uploaded; every photo can be moved to another view. */
const PlanDialog = ({ files, first }: PlanDialogProps) => {
  const translate = useTranslate();
  const sendPhotos = useSendPhotos();
  const { setOverlay } = usePageState();
  const isTouched = useIsTouched();
  const isPhone = useMediaQuery(PHONE);
  const [plan, setPlan] = usePlan(files, first);
  const close = () => setOverlay(null);
  const sent =
    plan?.flatMap(({ file, place }) => (place === 'left-out' ? [] : [{ file, place }])) ?? [];
  const byTime = plan?.every(({ takenAt }) => takenAt !== null) ?? true;

  const upload = () => {
    sendPhotos(sent);
    forgetShared(files).catch(() => {}); // otherwise the next sharing offers them again, as duplicates
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
              {translate(byTime ? 'vehicle.plan.by_time' : 'vehicle.plan.by_name')}{' '}
              {translate(isTouched ? 'vehicle.plan.move_touched' : 'vehicle.plan.move')}
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
