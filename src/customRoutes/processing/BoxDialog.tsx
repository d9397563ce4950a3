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
import { ARROWS, type Point, shareIn } from '../../ui/pointer.ts';
import { PhotoArea, PhotoDialog, useCorrection } from '../photos/PhotoDialog.tsx';
import { photoFrame, placeOf, WHOLE } from '../photos/photoSpace.ts';

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

/** The smallest box worth searching in, as a fraction of the photograph. */
const SMALLEST = 0.05;

/** Returns the box between two points, clipped to the photograph and at least the smallest size. */
export const boxBetween = (a: Point, b: Point): Box => {
  const left = clamp(Math.min(a.x, b.x), 0, 1 - SMALLEST);
  const top = clamp(Math.min(a.y, b.y), 0, 1 - SMALLEST);
  const right = clamp(Math.max(a.x, b.x), left + SMALLEST, 1);
  const bottom = clamp(Math.max(a.y, b.y), top + SMALLEST, 1);
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** Returns the moved box, kept inside the photograph. */
export const movedBox = (box: Box, dx: number, dy: number): Box => ({
  ...box,
  x: clamp(box.x + dx, 0, 1 - box.width),
  y: clamp(box.y + dy, 0, 1 - box.height),
});

/** Returns the box with its lower right corner moved. */
export const resizedBox = (box: Box, dx: number, dy: number): Box => ({
  ...box,
  width: clamp(box.width + dx, Math.min(SMALLEST, 1 - box.x), 1 - box.x),
  height: clamp(box.height + dy, Math.min(SMALLEST, 1 - box.y), 1 - box.y),
});

const cornerOf = ({ x, y, width, height }: Box, corner: Corner): Point => ({
  x: corner.endsWith('e') ? x + width : x,
  y: corner.startsWith('s') ? y + height : y,
});

const OPPOSITE: Record<Corner, Corner> = { nw: 'se', ne: 'sw', sw: 'ne', se: 'nw' };

/** Returns the box with a corner dragged to a point; the opposite corner stays. */
export const draggedCorner = (box: Box, corner: Corner, to: Point): Box =>
  boxBetween(cornerOf(box, OPPOSITE[corner]), to);

const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se'];
const STEP = 0.01;

const BoxFrame = styled('div')(({ theme }) => ({
  position: 'absolute',
  border: '2px solid #fff',
  outline: `2px solid ${light.lead}`,
  boxShadow: '0 0 0 4000px rgb(0 0 0 / 45%)',
  cursor: 'move',
  '&:focus-visible': { outline: `3px solid ${theme.palette.warning.main}`, outlineOffset: 0 },
  '& > i': { position: 'absolute', width: 28, height: 28, display: 'grid', placeItems: 'center' },
  '& > i::after': {
    content: '""',
    width: 14,
    height: 14,
    borderRadius: 7,
    backgroundColor: '#fff',
    border: `2px solid ${light.lead}`,
  },
}));

const rounded = (fraction: number) => Math.round(fraction * 100);

interface BoxEditorProps {
  photo: Photo;
  box: Box;
  onChange: (box: Box) => void;
}

/** A rectangle over the original. Draw a new one, move it, or drag a corner; arrow keys move it, Shift with arrow keys resizes it. */
const BoxEditor = ({ photo, box, onChange }: BoxEditorProps) => {
  const translate = useTranslate();
  const area = useRef<HTMLDivElement>(null);
  /** The action of the pressed pointer. */
  const drag = useRef<(to: Point) => Box>(undefined);

  const onPointerDown = (event: PointerEvent) => {
    const from = shareIn(area.current, event);
    const target = event.target instanceof Element ? event.target : null;
    const corner = CORNERS.find((name) => target?.getAttribute('data-corner') === name);
    if (corner) drag.current = (to) => draggedCorner(box, corner, to);
    else if (target?.hasAttribute('data-frame'))
      drag.current = (to) => movedBox(box, to.x - from.x, to.y - from.y);
    else drag.current = (to) => boxBetween(from, to);
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent) =>
    drag.current && onChange(drag.current(shareIn(area.current, event)));
  const onPointerUp = () => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    const change = event.shiftKey ? resizedBox : movedBox;
    onChange(change(box, by.x * STEP, by.y * STEP));
  };
  const value = translate('vehicle.box.value', {
    x: rounded(box.x),
    y: rounded(box.y),
    width: rounded(box.width),
    height: rounded(box.height),
  });

  return (
    <PhotoArea
      ref={area}
      style={{ ...photoFrame(photo, 64), cursor: 'crosshair' }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <img src={photo.url} alt="" draggable={false} />
      <BoxFrame
        data-frame
        role="slider"
        tabIndex={0}
        aria-label={translate('vehicle.box.area')}
        aria-valuenow={rounded(box.x)}
        aria-valuetext={value}
        onKeyDown={onKeyDown}
        style={placeOf(box)}
      >
        {CORNERS.map((corner) => (
          <i
            key={corner}
            data-corner={corner}
            title={translate(`vehicle.box.corner.${corner}`)}
            style={{
              [corner.startsWith('n') ? 'top' : 'bottom']: -14,
              [corner.endsWith('w') ? 'left' : 'right']: -14,
              cursor: corner === 'nw' || corner === 'se' ? 'nwse-resize' : 'nesw-resize',
            }}
          />
        ))}
      </BoxFrame>
    </PhotoArea>
  );
};

/** The box to start from where no vehicle was detected: the photograph without its edges. */
const FIRST = { x: 0.08, y: 0.12, width: 0.84, height: 0.76 };

/** Shows the original with the vehicle's box. Saving processes the photo again with the corrected box. */
const BoxDialog = ({ photo }: { photo: number }) => (
  <PhotoDialog photo={photo} name="box">
    {(shown, close) => <BoxWork photo={shown} onClose={close} />}
  </PhotoDialog>
);

const BoxWork = ({ photo, onClose }: { photo: Photo; onClose: () => void }) => {
  const translate = useTranslate();
  const [box, setBox] = useState(photo.box ?? FIRST);
  const { isSending, send } = useCorrection(photo, onClose);
  return (
    <>
      <DialogContent>
        <DialogContentText id="box-lead" sx={{ mb: 2 }}>
          {translate('vehicle.box.lead')}
        </DialogContentText>
        <BoxEditor photo={photo} box={box} onChange={setBox} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => setBox(WHOLE)} sx={{ mr: 'auto' }}>
          {translate('vehicle.box.reset')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('vehicle.cancel')}
        </Button>
        <Button variant="contained" loading={isSending} onClick={() => send({ box })}>
          {translate('vehicle.box.run')}
        </Button>
      </DialogActions>
    </>
  );
};

export default BoxDialog;
