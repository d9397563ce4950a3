import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import type { Box, CutoutDoubt } from '../../../../contract/photos/photo.ts';
import { STROKE_LIMITS } from '../../../../contract/processing/brush/strokeLimits.ts';
import type { Stroke } from '../../../../contract/processing/stroke.ts';
import { ARROWS, type Point, shareIn } from '../../../ui/pointer.ts';
import { DOUBT_COLOUR } from '../../photos/doubts.ts';
import { PhotoArea } from '../../photos/PhotoDialog.tsx';
import { inside, photoFrame, placeOfWhole } from '../../photos/photoSpace.ts';
import { movedView, viewWith, zoomedAt } from './brushGeometry.ts';
import type { LoadedCutout } from './sheet.ts';
import { drawOutline } from './sheet.ts';

/** The brush's colour and sign show its mode. */
const BRUSH_COLOURS = { keep: '#39d98a', remove: '#ff5c7a' } as const;

export const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginBottom: 12,
});

/** The least distance between two points, as a share of the brush's radius. */
const SPACING = 0.15;

/**
 * Records where the brush goes while it is down.
 * @param onStroke gets the points when the brush is lifted, and whenever a stroke holds no more
 */
const useTrail = (radius: number, onStroke: (points: readonly Point[]) => void) => {
  // Several points may arrive before the next frame, so a copy is drawn.
  const points = useRef<Point[]>([]);
  const [drawn, setDrawn] = useState<readonly Point[]>([]);
  const become = (next: Point[]) => {
    points.current = next;
    setDrawn(next);
  };
  return {
    points: drawn,
    isDown: () => points.current.length > 0,
    begin: (point: Point) => become([inside(point)]),
    extend: (point: Point) => {
      const to = inside(point);
      const last = points.current.at(-1);
      if (!last || Math.hypot(to.x - last.x, to.y - last.y) < radius * SPACING) return;
      become([...points.current, to]);
      if (points.current.length < STROKE_LIMITS.points) return;
      onStroke(points.current);
      become([to]);
    },
    finish: () => {
      if (points.current.length > 0) onStroke(points.current);
      become([]);
    },
    drop: () => become([]),
  };
};

type Trail = ReturnType<typeof useTrail>;

const MIDDLE_BUTTON = 1;

interface Options {
  area: RefObject<HTMLDivElement | null>;
  view: Box;
  onView: (view: Box) => void;
  trail: Trail;
}

/** Returns the middle of the pressed pointers and their distance, as shares of the visible part. */
const gripOf = ([a, b]: readonly Point[]) =>
  a && b
    ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) }
    : { x: a?.x ?? 0, y: a?.y ?? 0, apart: 0 };

/** Paints with one pointer. Two pointers, or the middle button, move the photo; two also zoom. */
const useBrushPointer = ({ area, view, onView, trail }: Options) => {
  const down = useRef(new Map<number, Point>());
  const isMoving = useRef(false);
  const [cursor, setCursor] = useState<Point | null>(null);

  const pointAt = (event: { clientX: number; clientY: number }): Point => {
    const { x, y } = shareIn(area.current, event);
    return { x: view.x + x * view.width, y: view.y + y * view.height };
  };

  const move = (event: PointerEvent) => {
    const before = gripOf([...down.current.values()]);
    down.current.set(event.pointerId, shareIn(area.current, event));
    const now = gripOf([...down.current.values()]);
    const held = { x: view.x + before.x * view.width, y: view.y + before.y * view.height };
    const closer =
      before.apart > 0 && now.apart > 0 ? zoomedAt(view, now.apart / before.apart, held) : view;
    onView(
      movedView(closer, {
        x: (before.x - now.x) * closer.width,
        y: (before.y - now.y) * closer.height,
      }),
    );
  };
  const lift = (event: PointerEvent) => {
    down.current.delete(event.pointerId);
    if (down.current.size > 0) return;
    if (!isMoving.current) trail.finish();
    isMoving.current = false;
  };

  return {
    cursor,
    setCursor,
    pointAt,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        down.current.set(event.pointerId, shareIn(area.current, event));
        if (down.current.size > 1 || event.button === MIDDLE_BUTTON) {
          isMoving.current = true;
          trail.drop();
        } else if (event.button === 0) trail.begin(pointAt(event));
      },
      onPointerMove: (event: PointerEvent) => {
        setCursor(pointAt(event));
        if (!down.current.has(event.pointerId)) return;
        if (isMoving.current) move(event);
        else trail.extend(pointAt(event));
      },
      onPointerUp: lift,
      onPointerCancel: (event: PointerEvent) => {
        trail.drop();
        lift(event);
      },
      onPointerLeave: () => setCursor(null),
    },
  };
};

/** Frames around the places at which the outline is doubtful, seen on any picture. */
const DoubtMarks = ({
  size: { width, height },
  doubts,
}: {
  size: { width: number; height: number };
  doubts: readonly CutoutDoubt[];
}) => (
  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-doubts={doubts.length}>
    {doubts.flatMap(({ what, box }) =>
      [
        ['#000', 5],
        [DOUBT_COLOUR, 2.5],
      ].map(([stroke, strokeWidth]) => (
        <rect
          key={`${what} ${box.x} ${box.y} ${stroke}`}
          x={box.x * width}
          y={box.y * height}
          width={box.width * width}
          height={box.height * height}
          fill="none"
          stroke={`${stroke}`}
          strokeWidth={strokeWidth}
          vectorEffect="non-scaling-stroke"
        />
      )),
    )}
  </svg>
);

interface BrushMarksProps {
  size: { width: number; height: number };
  mode: Stroke['mode'];
  radius: number;
  trail: readonly Point[];
  cursor: Point | null;
}

/** The stroke that is being painted, and the brush. */
const BrushMarks = ({ size: { width, height }, mode, radius, trail, cursor }: BrushMarksProps) => {
  const colour = BRUSH_COLOURS[mode];
  const at = ({ x, y }: Point) => `${x * width},${y * height}`;
  const across = radius * width;
  const [x, y] = [(cursor?.x ?? 0) * width, (cursor?.y ?? 0) * height];
  const arm = across * 0.3;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {trail.length > 0 && (
        <polyline
          // A line of a single point is not drawn.
          points={[...trail, ...trail.slice(-1)].map(at).join(' ')}
          fill="none"
          stroke={colour}
          strokeOpacity={0.5}
          strokeWidth={across * 2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {cursor &&
        [
          ['#000', 3],
          [colour, 1.5],
        ].map(([stroke, strokeWidth]) => (
          <g key={stroke} fill="none" stroke={`${stroke}`} strokeWidth={strokeWidth}>
            <circle cx={x} cy={y} r={across} vectorEffect="non-scaling-stroke" />
            <path
              d={`M${x - arm} ${y}h${2 * arm}${mode === 'keep' ? `M${x} ${y - arm}v${2 * arm}` : ''}`}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
    </svg>
  );
};

/** One step of an arrow key, as a share of the visible part. */
const STEP = 1 / 100;
const LARGE = 5;
/** The zoom factor of one notch of the wheel. */
const NOTCH = 1.2;

interface BrushEditorProps {
  cutout: LoadedCutout;
  strokes: readonly Stroke[];
  /** Places that are marked. */
  doubts: readonly CutoutDoubt[];
  mode: Stroke['mode'];
  /** As a share of the photo's width. */
  radius: number;
  /** The part of the photo that is shown. */
  view: Box;
  onView: (view: Box) => void;
  onStroke: (points: readonly Point[]) => void;
}

/** The original under its outline, to paint on by mouse or finger, or with arrow keys and the space bar. */
export const BrushEditor = ({
  cutout: { image, sheet },
  strokes,
  doubts,
  mode,
  radius,
  view,
  onView,
  onStroke,
}: BrushEditorProps) => {
  const translate = useTranslate();
  const area = useRef<HTMLDivElement>(null);
  const photo = useRef<HTMLCanvasElement>(null);
  const outline = useRef<HTMLCanvasElement>(null);
  const trail = useTrail(radius, onStroke);
  const { cursor, setCursor, pointAt, handlers } = useBrushPointer({ area, view, onView, trail });
  const [isHeld, setHeld] = useState(false);
  const { width, height } = image;

  useLayoutEffect(() => {
    photo.current?.getContext('2d')?.putImageData(image, 0, 0);
    const context = outline.current?.getContext('2d');
    if (context) drawOutline(context, sheet, { x: 0, y: 0, width, height });
  }, [image, sheet, width, height]);
  useLayoutEffect(() => {
    const context = outline.current?.getContext('2d');
    if (context) for (const changed of sheet.show(strokes)) drawOutline(context, sheet, changed);
  }, [sheet, strokes]);

  const onWheel = useEffectEvent((event: WheelEvent) =>
    onView(zoomedAt(view, event.deltaY < 0 ? NOTCH : 1 / NOTCH, pointAt(event))),
  );
  useEffect(() => {
    const element = area.current;
    // React's listener is passive, so the page would scroll.
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      onWheel(event);
    };
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const brush = cursor ?? { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  const put = (held: boolean) => {
    if (held) trail.begin(brush);
    else trail.finish();
    setCursor(brush);
    setHeld(held);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by) {
      const step = STEP * view.width * (event.shiftKey ? LARGE : 1);
      const to = inside({ x: brush.x + by.x * step, y: brush.y + by.y * step });
      setCursor(to);
      onView(viewWith(view, to));
      if (isHeld) trail.extend(to);
    } else if (event.key === ' ') put(!isHeld);
    else if (event.key === 'Escape' && isHeld) {
      trail.drop();
      setHeld(false);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <PhotoArea
        ref={area}
        role="application"
        tabIndex={0}
        aria-label={translate('vehicle.brush.area')}
        aria-describedby="brush-keys"
        style={{ ...photoFrame(image, 56), cursor: 'none' }}
        onKeyDown={onKeyDown}
        onFocus={() => setCursor(brush)}
        onBlur={() => isHeld && put(false)}
        {...handlers}
      >
        <div data-sheet style={placeOfWhole(view)}>
          <canvas ref={photo} width={width} height={height} />
          <canvas ref={outline} width={width} height={height} data-outline />
          <DoubtMarks size={image} doubts={doubts} />
          <BrushMarks
            size={image}
            mode={mode}
            radius={radius}
            trail={trail.points}
            cursor={cursor}
          />
        </div>
      </PhotoArea>
      <div role="status" style={visuallyHidden}>
        {isHeld && translate('vehicle.brush.down')}
      </div>
    </>
  );
};
