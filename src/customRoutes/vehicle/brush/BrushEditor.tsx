import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../../../contract/photos/photo.ts';
import type { Stroke } from '../../../../contract/processing/stroke.ts';
import { inside, type Point } from '../photoSpace.ts';
import { BrushMarks } from './BrushMarks.tsx';
import { Area } from './brush.styles.ts';
import { viewWith, zoomedAt } from './brushGeometry.ts';
import { drawOutline } from './drawOutline.ts';
import type { LoadedCutout } from './loadCutout.ts';
import { useBrushPointer } from './useBrushPointer.ts';
import { useTrail } from './useTrail.ts';

/** Of the part that is shown: one step of an arrow key. */
const STEP = 1 / 100;
const LARGE = 5;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
/** How much closer one notch of a wheel brings the photo. */
const NOTCH = 1.2;

const percent = (fraction: number) => `${fraction * 100}%`;

interface BrushEditorProps {
  cutout: LoadedCutout;
  strokes: readonly Stroke[];
  mode: Stroke['mode'];
  /** As a share of the photo's width. */
  radius: number;
  /** The part of the photo that is shown. */
  view: Box;
  onView: (view: Box) => void;
  onStroke: (points: readonly Point[]) => void;
}

/** The original under its outline, painted on by pointer, by finger, or with the arrow keys and the space bar. */
export const BrushEditor = ({
  cutout: { image, sheet },
  strokes,
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

  const onWheel = useRef<(event: WheelEvent) => void>(undefined);
  onWheel.current = (event) =>
    onView(zoomedAt(view, event.deltaY < 0 ? NOTCH : 1 / NOTCH, pointAt(event)));
  useEffect(() => {
    const element = area.current;
    // React listens passively, and the page would scroll.
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      onWheel.current?.(event);
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
      const step = view.width * (event.shiftKey ? LARGE : 1);
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
      <Area
        ref={area}
        role="application"
        tabIndex={0}
        aria-label={translate('vehicle.brush.area')}
        aria-describedby="brush-keys"
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(56vh * ${width / height})` }}
        onKeyDown={onKeyDown}
        onFocus={() => setCursor(brush)}
        onBlur={() => isHeld && put(false)}
        {...handlers}
      >
        <div
          style={{
            width: percent(1 / view.width),
            height: percent(1 / view.height),
            left: percent(-view.x / view.width),
            top: percent(-view.y / view.height),
          }}
        >
          <canvas ref={photo} width={width} height={height} />
          <canvas ref={outline} width={width} height={height} data-outline />
          <BrushMarks
            size={image}
            mode={mode}
            radius={radius}
            trail={trail.points}
            cursor={cursor}
          />
        </div>
      </Area>
      <div role="status" style={visuallyHidden}>
        {isHeld && translate('vehicle.brush.down')}
      </div>
    </>
  );
};
