import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import clamp from '@mui/utils/clamp';
import { useQuery } from '@tanstack/react-query';
import { RetryAlert } from '@turntable/declare/ui/states/RetryAlert.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { type ComponentType, type KeyboardEvent, useEffect, useReducer, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Photo } from '../../../../contract/photos/photo.ts';
import type { Stroke } from '../../../../contract/processing/stroke.ts';
import type { TurntableDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { Point } from '../../../ui/pointer.ts';
import { doubtText } from '../../photos/doubts.ts';
import { PhotoDialog, useCorrection } from '../../photos/PhotoDialog.tsx';
import { WHOLE } from '../../photos/photoSpace.ts';
import { usePageState } from '../../vehicles/actions.tsx';
import { useCar } from '../../vehicles/car.tsx';
import { BrushEditor, Tools } from './BrushEditor.tsx';
import { hasRoomFor, radiusAt, SIZE_STEPS, strokeOf, zoomedAt } from './brushGeometry.ts';
import { type LoadedCutout, loadCutout } from './sheet.ts';

type Strokes = readonly Stroke[];
/** Each step holds all strokes at that time; unchanged strokes are the same objects. */
interface History {
  readonly steps: readonly Strokes[];
  readonly at: number;
}
type Act =
  | { name: 'undo' }
  | { name: 'redo' }
  | { name: 'paint'; stroke: Stroke }
  | { name: 'reset' };

const next = ({ steps, at }: History, strokes: Strokes): History => ({
  steps: [...steps.slice(0, at + 1), strokes],
  at: at + 1,
});

/** Undoes or redoes one step, or adds a new one, which drops the undone steps. */
export const historyAfter = (history: History, act: Act): History => {
  const { steps, at } = history;
  switch (act.name) {
    case 'undo':
      return { steps, at: Math.max(0, at - 1) };
    case 'redo':
      return { steps, at: Math.min(steps.length - 1, at + 1) };
    case 'reset':
      return (steps[at]?.length ?? 0) > 0 ? next(history, []) : history;
    case 'paint':
      return next(history, [...(steps[at] ?? []), act.stroke]);
  }
};

/** Keeps the strokes over a photo, each of which can be undone and redone. */
const useHistory = (first: Strokes) => {
  const [{ steps, at }, act] = useReducer(historyAfter, { steps: [first], at: 0 });
  return {
    strokes: steps[at] ?? first,
    isChanged: steps[at] !== first,
    canUndo: at > 0,
    canRedo: at < steps.length - 1,
    undo: () => act({ name: 'undo' }),
    redo: () => act({ name: 'redo' }),
    reset: () => act({ name: 'reset' }),
    paint: (stroke: Stroke) => act({ name: 'paint', stroke }),
  };
};

interface Works {
  history: { undo: () => void; redo: () => void };
  /** Makes the brush larger by this number of steps; smaller if it is negative. */
  resize: (by: number) => void;
  zoom: (how: 'closer' | 'farther' | 'whole') => void;
  /** Switches between keeping and removing. */
  toggle: () => void;
}

/** Returns the handler of the brush's keys. They work with the focus on any of its tools. */
const useBrushKeys = ({ history, resize, zoom, toggle }: Works) => {
  const plain: Readonly<Record<string, () => void>> = {
    '[': () => resize(-1),
    ']': () => resize(1),
    x: toggle,
    '+': () => zoom('closer'),
    '-': () => zoom('farther'),
    '0': () => zoom('whole'),
  };
  const withControl: Readonly<Record<string, () => void>> = { z: history.undo, y: history.redo };
  return (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const hasControl = event.ctrlKey || event.metaKey;
    // Brackets need AltGr on many keyboards, which counts as Ctrl and Alt.
    const act =
      hasControl && !event.altKey
        ? key === 'z' && event.shiftKey
          ? history.redo
          : withControl[key]
        : plain[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
};

/** Loads a photo's cut-out to paint on; `cutout` is null where the vehicle was not cut out. Not cached: it is large, and painting changes it. */
const useCutout = (photo: Photo) => {
  const { id: car } = useCar();
  const dataProvider = useDataProvider<TurntableDataProvider>();
  return useQuery({
    queryKey: ['cutout', car, photo.id],
    queryFn: async ({ signal }) => {
      const { mask_url, strokes } = await dataProvider.readCutout({ car, photo: photo.id });
      return {
        strokes,
        cutout: mask_url === null ? null : await loadCutout(photo, mask_url, signal),
      };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  });
};

interface ToolProps {
  name: string;
  icon: ComponentType<SvgIconProps>;
  isOff?: boolean;
  onClick: () => void;
}

const Tool = ({ name, icon: Icon, isOff = false, onClick }: ToolProps) => {
  const label = useTranslate()(`vehicle.brush.${name}`);
  return (
    <Tooltip title={label}>
      {/* A disabled button has no pointer events. */}
      <span>
        <IconButton aria-label={label} disabled={isOff} onClick={onClick}>
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  );
};

interface BrushToolsProps {
  mode: Stroke['mode'];
  onMode: (mode: Stroke['mode']) => void;
  /** The brush's size, 0 to `SIZE_STEPS`. */
  size: number;
  onSize: (size: number) => void;
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
  isWhole: boolean;
  onZoom: (how: 'closer' | 'farther' | 'whole') => void;
}

/** The brush's mode and size, and the zoom. */
const BrushTools = ({ mode, onMode, size, onSize, history, isWhole, onZoom }: BrushToolsProps) => {
  const translate = useTranslate();
  return (
    <Tools role="group" aria-label={translate('vehicle.brush.tools')}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={translate('vehicle.brush.mode')}
        onChange={(_, chosen: Stroke['mode'] | null) => chosen && onMode(chosen)}
      >
        <ToggleButton value="keep">
          <AddCircleOutlined fontSize="small" sx={{ mr: 0.75 }} />
          {translate('vehicle.brush.keep')}
        </ToggleButton>
        <ToggleButton value="remove">
          <RemoveCircleOutlined fontSize="small" sx={{ mr: 0.75 }} />
          {translate('vehicle.brush.remove')}
        </ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: '1 1 180px', maxWidth: 280 }}>
        <span id="brush-size">{translate('vehicle.brush.size')}</span>
        <Slider
          size="small"
          value={size}
          max={SIZE_STEPS}
          aria-labelledby="brush-size"
          getAriaValueText={(step) =>
            translate('vehicle.brush.size_value', {
              percent: Math.round(radiusAt(step) * 2000) / 10,
            })
          }
          onChange={(_, chosen) => onSize(Number(chosen))}
        />
      </Box>
      <Box sx={{ display: 'flex' }}>
        <Tool name="undo" icon={UndoOutlined} isOff={!history.canUndo} onClick={history.undo} />
        <Tool name="redo" icon={RedoOutlined} isOff={!history.canRedo} onClick={history.redo} />
        <Tool
          name="farther"
          icon={ZoomOutOutlined}
          isOff={isWhole}
          onClick={() => onZoom('farther')}
        />
        <Tool name="closer" icon={ZoomInOutlined} onClick={() => onZoom('closer')} />
        <Tool
          name="whole"
          icon={FitScreenOutlined}
          isOff={isWhole}
          onClick={() => onZoom('whole')}
        />
      </Box>
    </Tools>
  );
};

const FIRST_SIZE = 18;
const CLOSER = { closer: 1.5, farther: 1 / 1.5 };

interface BrushWorkProps {
  photo: Photo;
  cutout: LoadedCutout;
  /** The strokes of the present picture. */
  saved: readonly Stroke[];
  isHeldBack: boolean;
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
}

/** The painting area, and the buttons that send the strokes. */
const BrushWork = ({ photo, cutout, saved, isHeldBack, onChanged, onClose }: BrushWorkProps) => {
  const translate = useTranslate();
  const [mode, setMode] = useState<Stroke['mode']>('keep');
  const [size, setSize] = useState(FIRST_SIZE);
  const [view, setView] = useState(WHOLE);
  const { isSending, send } = useCorrection(photo, onClose);
  const [isFull, setFull] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const history = useHistory(saved);
  const isDoubtful = photo.doubts.length > 0;
  const { strokes, isChanged } = history;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  // The editor has painted by then.
  useEffect(() => setEmpty(strokes.length > 0 && !cutout.sheet.hasVehicle()), [strokes, cutout]);

  const zoom = (how: 'closer' | 'farther' | 'whole') =>
    setView(
      how === 'whole'
        ? WHOLE
        : zoomedAt(view, CLOSER[how], { x: view.x + view.width / 2, y: view.y + view.height / 2 }),
    );
  const resize = (by: number) => setSize(clamp(size + by, 0, SIZE_STEPS));
  const onKeyDown = useBrushKeys({
    history,
    resize,
    zoom,
    toggle: () => setMode(mode === 'keep' ? 'remove' : 'keep'),
  });
  const paint = (points: readonly Point[]) => {
    const stroke = strokeOf(mode, radiusAt(size), points, cutout.image.width / cutout.image.height);
    const hasRoom = hasRoomFor(strokes, stroke);
    setFull(!hasRoom);
    if (hasRoom) history.paint(stroke);
  };
  const warning =
    (isFull && 'full') || (isEmpty && 'empty') || (isHeldBack && isChanged && 'unsaved');
  return (
    <>
      <DialogContent onKeyDown={onKeyDown}>
        <DialogContentText id="brush-lead" sx={{ mb: 1.5 }}>
          {translate('vehicle.brush.lead')}
        </DialogContentText>
        {isDoubtful && (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {translate(doubtText(photo.doubts))} {translate('vehicle.brush.doubtful')}
          </Alert>
        )}
        <BrushTools
          mode={mode}
          size={size}
          history={history}
          onMode={setMode}
          onSize={setSize}
          isWhole={view.width === 1}
          onZoom={zoom}
        />
        <BrushEditor
          cutout={cutout}
          strokes={strokes}
          mode={mode}
          doubts={photo.doubts}
          view={view}
          radius={radiusAt(size)}
          onView={setView}
          onStroke={paint}
        />
        <DialogContentText
          id="brush-keys"
          variant="body2"
          sx={{ mt: 1.5, display: { xs: 'none', sm: 'block' } }}
        >
          {translate('vehicle.brush.keys')}
        </DialogContentText>
        <div role="status">
          {warning && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {translate(`vehicle.brush.${warning}`)}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button
          color="inherit"
          disabled={strokes.length === 0}
          onClick={history.reset}
          sx={{ mr: 'auto' }}
        >
          {translate('vehicle.brush.reset')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('vehicle.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isSending}
          disabled={!(isChanged || isDoubtful) || isEmpty}
          onClick={() => send({ strokes: [...strokes] })}
        >
          {translate(isDoubtful && !isChanged ? 'vehicle.brush.right' : 'vehicle.brush.save')}
        </Button>
      </DialogActions>
    </>
  );
};

/** Shows the original under the outline of its vehicle. Saving processes the photo again with the strokes. */
const BrushDialog = ({ photo }: { photo: number }) => {
  const { setOverlay } = usePageState();
  const [isChanged, setChanged] = useState(false);
  const [isHeldBack, setHeldBack] = useState(false);
  // A click beside the dialog must not lose the strokes.
  const leave = () => (isChanged ? setHeldBack(true) : setOverlay(null));
  return (
    <PhotoDialog photo={photo} name="brush" onLeave={leave}>
      {(shown, close) => (
        <Cutout photo={shown} isHeldBack={isHeldBack} onChanged={setChanged} onClose={close} />
      )}
    </PhotoDialog>
  );
};

interface CutoutProps {
  photo: Photo;
  /** Whether the user is closing the dialog with unsaved strokes. */
  isHeldBack: boolean;
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
}

const Cutout = ({ photo, isHeldBack, onChanged, onClose }: CutoutProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { setOverlay } = usePageState();
  const { data, error, isFetching, refetch } = useCutout(photo);
  if (data?.cutout)
    return (
      <BrushWork
        photo={photo}
        isHeldBack={isHeldBack}
        onChanged={onChanged}
        onClose={onClose}
        cutout={data.cutout}
        saved={data.strokes}
      />
    );
  return (
    <>
      <DialogContent>
        <DialogContentText id="brush-lead" sx={{ mb: 2 }}>
          {translate('vehicle.brush.lead')}
        </DialogContentText>
        {isFetching && <CircularProgress aria-label={translate('vehicle.brush.loading')} />}
        {error && !isFetching && (
          <RetryAlert severity="error" onRetry={refetch}>
            {errorText(error)}
          </RetryAlert>
        )}
        {data && <Alert severity="info">{translate('vehicle.brush.no_cutout')}</Alert>}
      </DialogContent>
      <DialogActions>
        {data && (
          <Button onClick={() => setOverlay({ name: 'box', photo: photo.id })}>
            {translate('vehicle.photo.box')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {translate('vehicle.cancel')}
        </Button>
      </DialogActions>
    </>
  );
};

export default BrushDialog;
