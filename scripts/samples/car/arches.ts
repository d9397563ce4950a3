import { type Mesh, mirrored, sheet } from '../geometry/mesh.ts';
import type { Solid } from '../geometry/solid.ts';
import type { Part } from '../render/raster.ts';
import { flankAt } from './body.ts';
import { Material } from './material.ts';
import type { CarShape } from './shape.ts';

/** Returns the parts that close the wheel arches: the folded edge of the wing, and the dark well behind it. */
export function archParts(shape: CarShape, body: Solid): Part[] {
  const { front, rear, arch, centre } = shape.lines.wheels;
  const parts: Part[] = [];
  for (const x of [front, rear]) {
    const rim = (radius: number, inner: number, depth: (edge: number) => number): Mesh => {
      const edges = Array.from({ length: 65 }, (_, i) => {
        const angle = (i / 64) * Math.PI;
        return flankAt(
          body,
          x + Math.cos(angle) * (arch + 0.002),
          centre + Math.sin(angle) * (arch + 0.002),
        );
      });
      return sheet(64, 4, (u, v) => {
        const angle = u * Math.PI;
        const place = Math.min(63.999, Math.max(0, u * 64));
        const i = Math.floor(place);
        const edge = (edges[i] ?? 0) + ((edges[i + 1] ?? 0) - (edges[i] ?? 0)) * (place - i);
        const r = radius + (inner - radius) * v;
        return [
          x + Math.cos(angle) * r,
          edge + (depth(edge) - edge) * v,
          centre + Math.sin(angle) * r,
        ];
      });
    };
    const lip = rim(arch, arch - 0.004, (edge) => edge - 0.03);
    const well = rim(arch + 0.004, arch + 0.012, () => 0.52);
    const back = sheet(24, 6, (u, v) => [
      x + Math.cos(u * Math.PI) * arch * 1.1 * v,
      0.53,
      centre - 0.1 + Math.sin(u * Math.PI) * arch * 1.35 * v,
    ]);
    for (const side of [(m: Mesh) => m, mirrored]) {
      parts.push({ mesh: side(lip), material: Material.blackPlastic });
      parts.push({ mesh: side(well), material: Material.wheelWell });
      parts.push({ mesh: side(back), material: Material.wheelWell });
    }
  }
  return parts;
}
