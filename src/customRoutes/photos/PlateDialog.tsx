import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { styled } from '@mui/material/styles';
import clamp from '@mui/utils/clamp';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { light } from '../../../brand.ts';
import type { Box, Photo } from '../../../contract/photos/photo.ts';
import type { PlateCorners, PlatePoint } from '../../../contract/photos/plateCorners.ts';
import { isPlateShape } from '../../../contract/photos/plateShape.ts';
import { ARROWS, shareIn } from '../../ui/pointer.ts';
import { useCar } from '../vehicles/car.tsx';
import { PhotoArea, PhotoDialog, useCorrection } from './PhotoDialog.tsx';
import { inside, photoFrame, placeOfWhole, WHOLE } from './photoSpace.ts';

/** The corners in the order of the contract. */
const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;
type CornerName = (typeof CORNERS)[number];

/**
 * Returns where a plate usually is, for a photo on which none is known: low in the middle of the vehicle. `aspect` is the photo's width to height.
 */
export const usualCorners = (vehicle: Box | null, aspect: number): PlateCorners => {
  const { x, y, width, height } = vehicle ?? { x: 0.15, y: 0.2, width: 0.7, height: 0.65 };
  const across = width * 0.24;
  const down = (across * aspect) / 4.7;
  const left = x + (width - across) / 2;
  const top = clamp(y + height * 0.68, 0, 1 - down);
  return [
    { x: left, y: top },
    { x: left + across, y: top },
    { x: left + across, y: top + down },
    { x: left, y: top + down },
  ];
};

/** Returns the corners with one of them moved, kept inside the photo. */
export const withCorner = (
  [a, b, c, d]: PlateCorners,
  name: CornerName,
  point: PlatePoint,
): PlateCorners => {
  const to = inside(point);
  return [
    name === 'nw' ? to : a,
    name === 'ne' ? to : b,
    name === 'se' ? to : c,
    name === 'sw' ? to : d,
  ];
};

/** The side of the enlarged part: this multiple of the longer side of the plate, and at least the second share of the photo. */
const ROOM = 2.2;
const LEAST = 0.12;

/** Returns the part of the photo that shows its plate enlarged, with the photo's proportions. */
export const closeView = (corners: PlateCorners): Box => {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const side = clamp(Math.max(right - left, bottom - top) * ROOM, LEAST, 1);
  return {
    x: clamp((left + right - side) / 2, 0, 1 - side),
    y: clamp((top + bottom - side) / 2, 0, 1 - side),
    width: side,
    height: side,
  };
};

/** One step of an arrow key, as a share of the visible part. */
const STEP = 1 / 250;
const LARGE = 5;
/** Places a handle outside of its corner, which stays visible; shares of the handle's size. */
const OUTSIDE: Readonly<Record<CornerName, string>> = {
  nw: 'translate(-100%, -100%)',
  ne: 'translate(0, -100%)',
  se: 'translate(0, 0)',
  sw: 'translate(-100%, 0)',
};

const CornerHandle = styled('span')(({ theme }) => ({
  position: 'absolute',
  width: 32,
  height: 32,
  borderRadius: 16,
  border: '3px solid #fff',
  outline: `2px solid ${light.lead}`,
  outlineOffset: -4,
  backgroundColor: `${light.lead}73`,
  cursor: 'move',
  '&:focus-visible': { outline: `3px solid ${theme.palette.warning.main}`, outlineOffset: 0 },
}));

const rounded = (fraction: number) => Math.round(fraction * 1000) / 10;

interface PlateEditorProps {
  photo: Photo;
  corners: PlateCorners;
  /** The part of the photo that is shown. */
  view: Box;
  onChange: (corners: PlateCorners) => void;
}

/** The original with four handles on the corners of its plate, to drag or to move with the arrow keys. */
const PlateEditor = ({ photo, corners, view, onChange }: PlateEditorProps) => {
  const translate = useTranslate();
  const sheet = useRef<HTMLDivElement>(null);
  /** The dragged corner, and the pointer's distance from it when it was pressed. */
  const held = useRef<{ name: CornerName; off: PlatePoint }>(undefined);

  const take = (event: PointerEvent, name: CornerName, corner: PlatePoint) => {
    const from = shareIn(sheet.current, event);
    held.current = { name, off: { x: corner.x - from.x, y: corner.y - from.y } };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    if (!held.current) return;
    const { name, off } = held.current;
    const { x, y } = shareIn(sheet.current, event);
    onChange(withCorner(corners, name, { x: x + off.x, y: y + off.y }));
  };
  const letGo = () => {
    held.current = undefined;
  };
  const press = (event: KeyboardEvent, name: CornerName, { x, y }: PlatePoint) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    const step = STEP * view.width * (event.shiftKey ? LARGE : 1);
    onChange(withCorner(corners, name, { x: x + by.x * step, y: y + by.y * step }));
  };

  return (
    <PhotoArea style={photoFrame(photo, 58)}>
      <div data-sheet ref={sheet} style={placeOfWhole(view)}>
        <img src={photo.url} alt="" draggable={false} />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {[
            [light.lead, 4],
            ['#fff', 2],
          ].map(([stroke, width]) => (
            <polygon
              key={stroke}
              points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              stroke={`${stroke}`}
              strokeWidth={width}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {CORNERS.map((name, index) => {
          const corner = corners[index] ?? corners[0];
          return (
            <CornerHandle
              key={name}
              role="slider"
              tabIndex={0}
              aria-label={translate(`vehicle.plate.corner.${name}`)}
              aria-valuenow={rounded(corner.x)}
              aria-valuetext={translate('vehicle.plate.value', {
                x: rounded(corner.x),
                y: rounded(corner.y),
              })}
              onPointerDown={(event) => take(event, name, corner)}
              onPointerMove={drag}
              onPointerUp={letGo}
              onPointerCancel={letGo}
              onKeyDown={(event) => press(event, name, corner)}
              style={{
                left: `${corner.x * 100}%`,
                top: `${corner.y * 100}%`,
                transform: OUTSIDE[name],
              }}
            />
          );
        })}
      </div>
    </PhotoArea>
  );
};

/** Shows the original with the corners of its licence plate. Saving processes the photo again with these corners. */
const PlateDialog = ({ photo }: { photo: number }) => (
  <PhotoDialog photo={photo} name="plate">
    {(shown, close) => <MarkedPlate photo={shown} onClose={close} />}
  </PhotoDialog>
);

const MarkedPlate = ({ photo, onClose }: { photo: Photo; onClose: () => void }) => {
  const translate = useTranslate();
  const { settings } = useCar();
  const [corners, setCorners] = useState(
    photo.plate_corners ?? usualCorners(photo.box, photo.width / photo.height),
  );
  const [view, setView] = useState(photo.plate_corners ? closeView(photo.plate_corners) : WHOLE);
  const { isSending, send } = useCorrection(photo, onClose);
  const isShape = isPlateShape(corners);
  return (
    <>
      <DialogContent>
        <DialogContentText id="plate-lead" sx={{ mb: 2 }}>
          {translate('vehicle.plate.lead')}
        </DialogContentText>
        {settings.plate_blur === 0 && settings.plate_image === 0 && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate('vehicle.plate.nothing')}
          </Alert>
        )}
        <PlateEditor photo={photo} corners={corners} view={view} onChange={setCorners} />
        <div role="status">
          {!isShape && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {translate('vehicle.plate.crossed')}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button
          color="inherit"
          onClick={() => setView(view === WHOLE ? closeView(corners) : WHOLE)}
        >
          {translate(view === WHOLE ? 'vehicle.plate.closer' : 'vehicle.plate.whole')}
        </Button>
        <Button
          color="inherit"
          disabled={isSending}
          onClick={() => send({ plate: null })}
          sx={{ mr: 'auto' }}
        >
          {translate('vehicle.plate.none')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('vehicle.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isSending}
          disabled={!isShape}
          onClick={() => send({ plate: corners })}
        >
          {translate('vehicle.plate.run')}
        </Button>
      </DialogActions>
    </>
  );
};

export default PlateDialog;
