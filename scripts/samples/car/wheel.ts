import { curve } from '../geometry/curve.ts';
import { type Mesh, mirrored, sheet, shifted, turned } from '../geometry/mesh.ts';
import { smoothstep, type Vec3 } from '../geometry/vector.ts';
import type { Part } from '../render/raster.ts';
import { Material } from './material.ts';
import type { CarShape } from './shape.ts';

const RIM = 0.212;
const SPOKES = 5;

/** Returns the vehicle's wheels with tyre, spoked rim, disc and caliper, each standing on the ground at its track. */
export function wheelParts(shape: CarShape): Part[] {
  const { front, rear, radius, track } = shape.lines.wheels;
  const left = leftWheel(radius);
  const parts: Part[] = [];
  for (const x of [front, rear]) {
    for (const part of left) {
      const at: Vec3 = [x, track, radius];
      parts.push({
        ...part,
        mesh: shifted(part.mesh, at),
        ...(part.missing && { missing: turnedBack(part.missing, at, 1) }),
      });
      parts.push({
        ...part,
        mesh: mirrored(shifted(part.mesh, at)),
        ...(part.missing && { missing: turnedBack(part.missing, at, -1) }),
      });
    }
  }
  return parts;
}

const turnedBack =
  (missing: NonNullable<Part['missing']>, at: Vec3, side: 1 | -1) =>
  (x: number, y: number, z: number) =>
    missing(x - at[0], y * side - at[1], z - at[2]);

/** Returns the left wheel about its own centre; y points outwards. */
function leftWheel(radius: number): Part[] {
  const tyreWidth = curve([
    [RIM - 0.006, 0.074],
    [RIM + 0.01, 0.096],
    [RIM + 0.04, 0.108],
    [RIM + 0.075, 0.107],
    [radius - 0.016, 0.098],
    [radius - 0.004, 0.086],
    [radius, 0.07],
  ]);
  const wall = (side: 1 | -1): Mesh =>
    turned(
      (v) => [
        RIM - 0.006 + (radius - RIM + 0.006) * v,
        side * tyreWidth(RIM - 0.006 + (radius - RIM + 0.006) * v),
      ],
      18,
    );
  const tread = turned((v) => [radius - 0.002 * Math.abs(v * 2 - 1) ** 3, 0.071 - 0.142 * v], 4);
  return [
    { mesh: wall(1), material: Material.tyre },
    { mesh: wall(-1), material: Material.tyre },
    { mesh: tread, material: Material.tyre },
    {
      mesh: turned((v) => [RIM - 0.012 - 0.022 * Math.sin(v * Math.PI), 0.078 - v * 0.16], 8),
      material: Material.rimBarrel,
    },
    {
      mesh: turned((v) => [RIM - 0.014 + 0.018 * v, 0.074 + 0.01 * Math.sin(v * Math.PI)], 6),
      material: Material.rim,
    },
    {
      mesh: face(),
      material: Material.rim,
      missing: (x, _y, z) => spoke(Math.hypot(x, z), Math.atan2(z, x)) < 0.02,
    },
    { mesh: turned((v) => [0.14 * v, 0.008], 4), material: Material.brakeDisc },
    { mesh: turned((v) => [(RIM - 0.02) * v, -0.04], 4), material: Material.wheelWell },
    { mesh: caliper(), material: Material.caliper },
    { mesh: turned((v) => [0.026 * v, 0.064 - 0.004 * v * v], 5, 40), material: Material.badge },
  ];
}

/** Returns how much rim there is at a place of the wheel's face: 0 in the gaps between the spokes, 1 on their ridges. */
function spoke(r: number, angle: number): number {
  const turn = (angle / (2 * Math.PI)) * SPOKES;
  const across = Math.abs(turn - Math.round(turn)) / SPOKES;
  const width = across * 2 * Math.PI * r;
  const twin = Math.abs(width - 0.013 - 0.022 * smoothstep(0.06, 0.2, r));
  const arm = 1 - smoothstep(0.006, 0.0165 + 0.004 * (r / RIM), twin);
  const hub = 1 - smoothstep(0.055, 0.075, r);
  const ring = smoothstep(RIM - 0.026, RIM - 0.012, r);
  return Math.max(arm, hub, ring);
}

function face(): Mesh {
  return sheet(600, 44, (u, v) => {
    const r = 0.02 + (RIM - 0.026) * v + 0.004;
    const angle = u * 2 * Math.PI;
    const bowl = 0.05 + 0.02 * smoothstep(0.05, 0.2, r);
    return [Math.cos(angle) * r, bowl - 0.022 * (1 - spoke(r, angle)), Math.sin(angle) * r];
  });
}

function caliper(): Mesh {
  return sheet(24, 6, (u, v) => {
    const angle = 2.6 + u * 1.1;
    const r = 0.1 + 0.055 * v;
    return [Math.cos(angle) * r, 0.022 + 0.01 * Math.sin(v * Math.PI), Math.sin(angle) * r];
  });
}
