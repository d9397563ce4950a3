import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Box, Photo } from '../../../contract/photos/photo.ts';
import { clamp, type Point } from './photoSpace.ts';

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

/** The smallest box worth searching in, as a fraction of the photograph. */
const SMALLEST = 0.05;

/** The box between two points, within the photograph and never smaller than the smallest. */
export const boxBetween = (a: Point, b: Point): Box => {
  const left = clamp(Math.min(a.x, b.x), 0, 1 - SMALLEST);
  const top = clamp(Math.min(a.y, b.y), 0, 1 - SMALLEST);
  const right = clamp(Math.max(a.x, b.x), left + SMALLEST, 1);
  const bottom = clamp(Math.max(a.y, b.y), top + SMALLEST, 1);
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The box moved, at most to the edge of the photograph. */
export const movedBox = (box: Box, dx: number, dy: number): Box => ({
  ...box,
  x: clamp(box.x + dx, 0, 1 - box.width),
  y: clamp(box.y + dy, 0, 1 - box.height),
});

/** The box with its lower right corner moved. */
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

/** The box with a corner dragged to a point; the opposite corner stays. */
export const draggedCorner = (box: Box, corner: Corner, to: Point): Box =>
  boxBetween(cornerOf(box, OPPOSITE[corner]), to);

const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se'];
const STEP = 0.01;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const Area = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  maxHeight: '64vh',
  margin: '0 auto',
  touchAction: 'none',
  cursor: 'crosshair',
  userSelect: 'none',
  backgroundColor: '#111',
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'fill' },
});

const Frame = styled('div')(({ theme }) => ({
  position: 'absolute',
  border: '2px solid #fff',
  outline: '2px solid #0a6460',
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
    border: '2px solid #0a6460',
  },
}));

const percent = (fraction: number) => `${fraction * 100}%`;
const rounded = (fraction: number) => Math.round(fraction * 100);

interface BoxEditorProps {
  photo: Photo;
  box: Box;
  onChange: (box: Box) => void;
}

/** A rectangle over the original: drawn again, moved, or dragged by a corner; arrow keys move it, with shift they change its size. */
export const BoxEditor = ({ photo, box, onChange }: BoxEditorProps) => {
  const translate = useTranslate();
  const area = useRef<HTMLDivElement>(null);
  /** What the pointer does while it is down. */
  const drag = useRef<(to: Point) => Box>(undefined);

  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } =
      area.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const onPointerDown = (event: PointerEvent) => {
    const from = pointAt(event);
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
    drag.current && onChange(drag.current(pointAt(event)));
  const onPointerUp = () => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(event.shiftKey ? resizedBox(box, by.x, by.y) : movedBox(box, by.x, by.y));
  };
  const value = translate('vehicle.box.value', {
    x: rounded(box.x),
    y: rounded(box.y),
    width: rounded(box.width),
    height: rounded(box.height),
  });

  return (
    <Area
      ref={area}
      style={{
        aspectRatio: `${photo.width} / ${photo.height}`,
        maxWidth: `calc(64vh * ${photo.width / photo.height})`,
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <img src={photo.url} alt="" draggable={false} />
      <Frame
        data-frame
        role="slider"
        tabIndex={0}
        aria-label={translate('vehicle.box.area')}
        aria-valuenow={rounded(box.x)}
        aria-valuetext={value}
        onKeyDown={onKeyDown}
        style={{
          left: percent(box.x),
          top: percent(box.y),
          width: percent(box.width),
          height: percent(box.height),
        }}
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
      </Frame>
    </Area>
  );
};
