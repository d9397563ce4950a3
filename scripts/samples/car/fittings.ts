import { type Mesh, mirrored, sheet } from '../geometry/mesh.ts';
import { skinOf } from '../geometry/skin.ts';
import { capsule, roundBox, type Solid } from '../geometry/solid.ts';
import type { Part } from '../render/raster.ts';
import { flankAt } from './body.ts';
import { Material } from './material.ts';
import type { CarShape } from './shape.ts';

export const PLATE = { width: 0.52, height: 0.112 } as const;

/** Returns what is fixed to the outside of the body: handles, licence plates, badges, aerial and wipers. */
export function fittingParts(shape: CarShape, body: Solid): Part[] {
  const { lines } = shape;
  const noseX = shape.nose(0.5);
  const parts: Part[] = [
    { mesh: plate(noseX + 0.006, 0.5, 1), material: Material.plateFront },
    {
      mesh: slab(
        [noseX - 0.012, 0, 0.5],
        [0.014, PLATE.width / 2 + 0.008, PLATE.height / 2 + 0.008],
      ),
      material: Material.blackPlastic,
    },
    { mesh: plate(lines.rearPlate.x - 0.022, lines.rearPlate.z, -1), material: Material.plateRear },
    {
      mesh: slab(
        [lines.rearPlate.x - 0.004, 0, lines.rearPlate.z],
        [0.015, PLATE.width / 2 + 0.008, PLATE.height / 2 + 0.008],
      ),
      material: Material.blackPlastic,
    },
    { mesh: emblem(shape.nose(0.66) + 0.006, 0.66, 0.047), material: Material.badge },
    { mesh: emblem(shape.tail(0.885) - 0.012, 0.885, 0.043), material: Material.badge },
    { mesh: fin(shape), material: Material.paint },
    ...wipers(body),
  ];
  for (const [x, z] of lines.handles) {
    const y = flankAt(body, x, z) + 0.018;
    const grip = skinOf(capsule([x - 0.085, y, z], [x + 0.085, y - 0.002, z - 0.003], 0.0155), {
      low: [x - 0.12, y - 0.03, z - 0.03],
      high: [x + 0.12, y + 0.03, z + 0.03],
      step: 0.006,
    });
    parts.push(
      { mesh: grip, material: Material.paint },
      { mesh: mirrored(grip), material: Material.paint },
    );
  }
  return parts;
}

/** Returns a plate that faces forwards (1) or backwards (-1). */
function plate(x: number, z: number, facing: 1 | -1): Mesh {
  return sheet(4, 2, (u, v) => [x, facing * (u - 0.5) * PLATE.width, z + (v - 0.5) * PLATE.height]);
}

function slab(
  centre: readonly [number, number, number],
  half: readonly [number, number, number],
): Mesh {
  const margin = 0.02;
  return skinOf(roundBox(centre, half, 0.005), {
    low: [centre[0] - half[0] - margin, centre[1] - half[1] - margin, centre[2] - half[2] - margin],
    high: [
      centre[0] + half[0] + margin,
      centre[1] + half[1] + margin,
      centre[2] + half[2] + margin,
    ],
    step: 0.008,
  });
}

function emblem(x: number, z: number, radius: number): Mesh {
  const bulge = x > 0 ? 0.006 : -0.006;
  return sheet(
    40,
    6,
    (u, v) => [
      x + bulge * (1 - v * v),
      Math.cos(u * 2 * Math.PI) * radius * v,
      z + Math.sin(u * 2 * Math.PI) * radius * v,
    ],
    x < 0,
  );
}

function fin(shape: CarShape): Mesh {
  const x = shape.lines.rearScreen[1][0] + 0.38;
  const z = shape.roof(x);
  const solid: Solid = (px, py, pz) => {
    const back = (px - x) / 0.11;
    const tall = 0.042 * Math.max(0, 1 - (back + 0.35) ** 2 * 0.62);
    return Math.hypot(py * 2.2, Math.max(0, pz - z + 0.01)) - tall - 0.001;
  };
  return skinOf(solid, {
    low: [x - 0.2, -0.06, z - 0.03],
    high: [x + 0.16, 0.06, z + 0.07],
    step: 0.008,
  });
}

function wipers(body: Solid): Part[] {
  const onScreen = (y: number, z: number): readonly [number, number, number] => {
    let low = 0;
    let high = 1.7;
    for (let i = 0; i < 30; i++) {
      const middle = (low + high) / 2;
      if (body(middle, y, z) < 0) low = middle;
      else high = middle;
    }
    return [low + 0.008, y, z + 0.006];
  };
  const blades: (readonly [number, number, number, number])[] = [
    [-0.52, 0.99, 0.08, 0.985],
    [-0.02, 0.99, 0.6, 1.005],
  ];
  return blades.map(([fromY, fromZ, toY, toZ]) => {
    const a = onScreen(fromY, fromZ);
    const b = onScreen((fromY + toY) / 2, (fromZ + toZ) / 2);
    const c = onScreen(toY, toZ);
    const one = capsule(a, b, 0.008);
    const two = capsule(b, c, 0.008);
    const mesh = skinOf((x, y, z) => Math.min(one(x, y, z), two(x, y, z)), {
      low: [Math.min(a[0], b[0], c[0]) - 0.03, fromY - 0.03, Math.min(fromZ, toZ) - 0.04],
      high: [Math.max(a[0], b[0], c[0]) + 0.03, toY + 0.03, Math.max(fromZ, toZ) + 0.04],
      step: 0.007,
    });
    return { mesh, material: Material.blackPlastic };
  });
}
