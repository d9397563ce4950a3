import OpenWith from '@mui/icons-material/OpenWith';
import { styled } from '@mui/material/styles';
import clamp from '@mui/utils/clamp';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LogoPosition } from '../../../contract/looks/look.ts';
import { ARROWS, type Point } from '../../ui/pointer.ts';

/** The fields row by row. */
const FIELDS = LogoPosition.options;
const cellOf = (position: LogoPosition): Point => {
  const index = FIELDS.indexOf(position);
  return { x: index % 3, y: Math.floor(index / 3) };
};
/** Returns the field of a cell; the nearest one for a cell outside of the nine. */
const fieldIn = ({ x, y }: Point): LogoPosition =>
  FIELDS[clamp(y, 0, 2) * 3 + clamp(x, 0, 2)] ?? 'center';

/** Returns the middle of a field. */
export const fieldOf = (position: LogoPosition): Point => {
  const { x, y } = cellOf(position);
  return { x: (x + 0.5) / 3, y: (y + 0.5) / 3 };
};

/** Returns the field that contains a place. */
export const fieldAt = ({ x, y }: Point): LogoPosition =>
  fieldIn({ x: Math.floor(x * 3), y: Math.floor(y * 3) });

/** Returns a pointer's place in a frame on the screen, kept so far inside that the field around it fits. */
export const positionIn = (
  frame: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { x, y }: Point,
): Point => ({
  x: clamp((x - frame.left) / frame.width, 1 / 6, 5 / 6),
  y: clamp((y - frame.top) / frame.height, 1 / 6, 5 / 6),
});

/** Returns the next field in the direction of an arrow key; undefined for other keys. */
export const stepped = (position: LogoPosition, key: string): LogoPosition | undefined => {
  const step = ARROWS[key];
  if (!step) return undefined;
  const { x, y } = cellOf(position);
  return fieldIn({ x: x + step.x, y: y + step.y });
};

const LogoGround = styled('div')({
  position: 'absolute',
  inset: 0,
  borderRadius: 8,
  overflow: 'hidden',
  '&[data-held=true]': {
    backgroundImage:
      'linear-gradient(90deg, transparent 33.2%, #fffc 33.2% 33.5%, transparent 33.5% 66.5%, #fffc 66.5% 66.8%, transparent 66.8%), linear-gradient(transparent 33.2%, #fffc 33.2% 33.6%, transparent 33.6% 66.4%, #fffc 66.4% 66.8%, transparent 66.8%)',
  },
});

const LogoHandle = styled('button')(({ theme }) => ({
  position: 'absolute',
  width: '33.333%',
  height: '33.333%',
  display: 'grid',
  placeItems: 'center',
  padding: 4,
  border: '2px dashed #fff',
  outline: '1px dashed #000',
  outlineOffset: -1,
  borderRadius: 6,
  backgroundColor: 'transparent',
  color: '#fff',
  cursor: 'grab',
  touchAction: 'none',
  opacity: 0.75,
  '& svg': {
    fontSize: 18,
    borderRadius: 4,
    backgroundColor: '#000a',
    justifySelf: 'end',
    alignSelf: 'end',
  },
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    background: 'none',
    borderRadius: 0,
  },
  '&:hover, &:focus-visible': { opacity: 1 },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 0 },
  '&[data-held=true]': { cursor: 'grabbing', opacity: 1 },
}));

interface LogoPlacerProps {
  position: LogoPosition;
  /** The logo; shown while it is dragged. */
  picture: string | null;
  isDisabled: boolean;
  onPlace: (position: LogoPosition) => void;
}

/** Shows the logo's field over a picture; drag it to another field, or move it with the arrow keys. */
export const LogoPlacer = ({ position, picture, isDisabled, onPlace }: LogoPlacerProps) => {
  const translate = useTranslate();
  const ground = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Point>();
  const { x, y } = held ?? fieldOf(position);

  const follow = (event: PointerEvent) => {
    const frame = ground.current?.getBoundingClientRect();
    if (frame) setHeld(positionIn(frame, { x: event.clientX, y: event.clientY }));
  };
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || isDisabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const drop = () => {
    if (held) onPlace(fieldAt(held));
    setHeld(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const next = stepped(position, event.key);
    if (!next || isDisabled) return;
    event.preventDefault();
    onPlace(next);
  };

  return (
    <LogoGround ref={ground} data-held={held !== undefined}>
      <LogoHandle
        type="button"
        data-held={held !== undefined}
        disabled={isDisabled}
        style={{ left: `${(x - 1 / 6) * 100}%`, top: `${(y - 1 / 6) * 100}%` }}
        aria-label={translate('settings.logo.place', {
          position: translate(`vehicle.look.positions.${position}`),
        })}
        title={translate('settings.logo.how')}
        onPointerDown={take}
        onPointerMove={(event) => held && follow(event)}
        onPointerUp={drop}
        onPointerCancel={() => setHeld(undefined)}
        onKeyDown={press}
      >
        {held && picture ? (
          <img src={picture} alt="" draggable={false} />
        ) : (
          <OpenWith aria-hidden="true" />
        )}
      </LogoHandle>
    </LogoGround>
  );
};
