import type { Stroke } from '../../../../contract/processing/stroke.ts';
import type { Point } from '../photoSpace.ts';
import { BRUSH_COLOURS } from './brush.styles.ts';

interface BrushMarksProps {
  size: { width: number; height: number };
  mode: Stroke['mode'];
  radius: number;
  trail: readonly Point[];
  cursor: Point | null;
}

/** The stroke that is being painted, and the brush. */
export const BrushMarks = ({
  size: { width, height },
  mode,
  radius,
  trail,
  cursor,
}: BrushMarksProps) => {
  const colour = BRUSH_COLOURS[mode];
  const at = ({ x, y }: Point) => `${x * width},${y * height}`;
  const across = radius * width;
  const [x, y] = [(cursor?.x ?? 0) * width, (cursor?.y ?? 0) * height];
  const arm = across * 0.3;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {trail.length > 0 && (
        <polyline
          // A line of one point would not be drawn.
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
