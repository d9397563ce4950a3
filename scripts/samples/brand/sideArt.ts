import { outlineParts } from '../car/car.ts';
import { Material } from '../car/material.ts';
import type { CarShape } from '../car/shape.ts';
import { outlineOf, simplified } from '../geometry/outline.ts';
import { type Points, softened } from '../geometry/polygon.ts';
import { cameraAt } from '../render/camera.ts';
import { visibleParts } from '../render/raster.ts';

export interface ArtColours {
  body: string;
  shine: string;
  glass: string;
  line: string;
  tyre: string;
  rim: string;
}

/** Returns a flat drawing of the vehicle's left side, traced from the model: 100 units a metre, the ground at y = 0, its middle at x = 0, nose to the left. */
export function sideArt(shape: CarShape, colours: ArtColours): string {
  const { lines } = shape;
  const path = (points: Points) =>
    `M${points.map(([x, z]) => `${Math.round(-x * 100)} ${Math.round(-z * 100)}`).join('L')}`;
  const glass = lines.sideGlass.map((pane) => `${path(softened(pane, 1, true, 0.12))}z`).join('');
  const gaps = lines.gaps
    .slice(0, 2)
    .map((gap) => path(gap))
    .join('');
  const handles = lines.handles
    .map(([x, z]) => `M${Math.round(-x * 100 - 8)} ${Math.round(-z * 100)}h16`)
    .join('');
  const wheels = [lines.wheels.front, lines.wheels.rear]
    .map((x) => wheel(-x * 100, lines.wheels.radius * 100, lines.wheels.arch * 100, colours))
    .join('');
  const nose = -shape.nose(0.67) * 100;
  const tail = -shape.tail(0.88) * 100;
  return [
    `<path d="${outline(shape)}" fill="${colours.body}"/>`,
    `<path d="${path([
      [lines.wheels.front + 0.5, 0.66],
      [0.6, 0.79],
      [-0.9, 0.82],
      [lines.wheels.rear - 0.6, 0.83],
      [lines.wheels.rear - 0.6, 0.77],
      [-0.9, 0.74],
      [0.6, 0.71],
    ])}z" fill="${colours.shine}" opacity=".55"/>`,
    `<path d="${glass}" fill="${colours.glass}"/>`,
    `<path d="${gaps}${handles}" fill="none" stroke="${colours.line}" stroke-width="1.6" stroke-linecap="round" opacity=".6"/>`,
    `<path d="M${Math.round(nose) + 8} -73q20-1 34 3q-12 9-36 8z" fill="#fff7e6"/><path d="M${Math.round(tail) - 4} -93h-26q-4 8-2 12h28z" fill="#d5392c"/>`,
    wheels,
  ].join('');
}

function wheel(x: number, r: number, arch: number, { line, tyre, rim }: ArtColours): string {
  const cx = Math.round(x);
  const cy = -Math.round(r);
  const spokes = Array.from({ length: 5 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    return `M${cx} ${cy}L${Math.round(cx + Math.cos(angle) * r * 0.6)} ${Math.round(cy + Math.sin(angle) * r * 0.6)}`;
  }).join('');
  return `<circle cx="${cx}" cy="${cy}" r="${Math.round(arch)}" fill="${line}"/><circle cx="${cx}" cy="${cy}" r="${Math.round(r)}" fill="${tyre}"/><circle cx="${cx}" cy="${cy}" r="${Math.round(r * 0.62)}" fill="none" stroke="${rim}" stroke-width="3"/><path d="${spokes}" stroke="${rim}" stroke-width="5" stroke-linecap="round"/>`;
}

/** Pixels per unit while tracing. */
const FINE = 6;

function outline(shape: CarShape): string {
  const [width, height] = [500 * FINE, 200 * FINE];
  const body = outlineParts(shape, 0.03).filter(({ material }) => material === Material.body);
  const far = 400;
  const camera = cameraAt(
    [0, far, 0.7],
    [0, 0, 0.7],
    (2 * Math.atan(2.5 / far) * 180) / Math.PI,
    width,
    height,
  );
  const seen = visibleParts(
    body.map(({ mesh, material }) => ({ mesh, material })),
    camera,
  );
  const mask = Uint8Array.from(seen.part, (part) => (part < 0 ? 0 : 1));
  const points = simplified(outlineOf(mask, width, height), 0.7 * FINE);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return `M${points.map(([x, y]) => `${tenth((x - width / 2) / FINE)} ${tenth((y - height / 2) / FINE - 70)}`).join('L')}z`;
}
