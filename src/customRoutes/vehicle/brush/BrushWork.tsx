import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Photo } from '../../../../contract/photos/photo.ts';
import type { Stroke } from '../../../../contract/processing/stroke.ts';
import { usePageState } from '../actions.tsx';
import { clamp, type Point, WHOLE } from '../photoSpace.ts';
import { BrushEditor } from './BrushEditor.tsx';
import { BrushTools } from './BrushTools.tsx';
import { hasRoomFor, radiusAt, SIZE_STEPS, strokeOf, zoomedAt } from './brushGeometry.ts';
import type { LoadedCutout } from './loadCutout.ts';
import { useBrushKeys } from './useBrushKeys.ts';
import { useHistory } from './useHistory.ts';

const FIRST_SIZE = 18;
const CLOSER = { closer: 1.5, farther: 1 / 1.5 };

interface BrushWorkProps {
  photo: Photo;
  cutout: LoadedCutout;
  /** The strokes that the present picture is made with. */
  saved: readonly Stroke[];
  isHeldBack: boolean;
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
}

/** Painting, and sending what was painted. */
export const BrushWork = ({
  photo,
  cutout,
  saved,
  isHeldBack,
  onChanged,
  onClose,
}: BrushWorkProps) => {
  const translate = useTranslate();
  const { actions } = usePageState();
  const [mode, setMode] = useState<Stroke['mode']>('keep');
  const [size, setSize] = useState(FIRST_SIZE);
  const [view, setView] = useState(WHOLE);
  const [isSending, setSending] = useState(false);
  const [isFull, setFull] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const history = useHistory(saved);
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
  const save = async () => {
    setSending(true);
    const isSent = await actions.process([photo.id], { strokes: [...strokes] });
    setSending(false);
    if (isSent) onClose();
  };
  const warning =
    (isFull && 'full') || (isEmpty && 'empty') || (isHeldBack && isChanged && 'unsaved');
  return (
    <>
      <DialogContent onKeyDown={onKeyDown}>
        <DialogContentText id="brush-lead" sx={{ mb: 1.5 }}>
          {translate('vehicle.brush.lead')}
        </DialogContentText>
        <BrushTools
          {...{ mode, size, history }}
          onMode={setMode}
          onSize={setSize}
          isWhole={view.width === 1}
          onZoom={zoom}
        />
        <BrushEditor
          {...{ cutout, strokes, mode, view }}
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
          disabled={!isChanged || isEmpty}
          onClick={save}
        >
          {translate('vehicle.brush.save')}
        </Button>
      </DialogActions>
    </>
  );
};
