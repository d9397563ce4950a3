import type { Mesh } from './mesh.ts';
import { f32, i32 } from './numbers.ts';
import { normalOf, type Solid } from './solid.ts';
import type { Vec3 } from './vector.ts';

export interface Grid {
  low: Vec3;
  high: Vec3;
  /** Edge of a cell in metres. */
  step: number;
}

/**
 * Returns the surface of a solid as a mesh ("surface nets"): one vertex in every cell that the surface crosses, moved onto the surface, with
 * the field's gradient as its normal, so that reflections run smoothly over the cells.
 */
export function skinOf(solid: Solid, { low, high, step }: Grid): Mesh {
  const nx = Math.ceil((high[0] - low[0]) / step) + 1;
  const ny = Math.ceil((high[1] - low[1]) / step) + 1;
  const nz = Math.ceil((high[2] - low[2]) / step) + 1;
  const field = sampledField(solid, low, step, nx, ny, nz);
  const at = (i: number, j: number, k: number) => f32(field, (k * ny + j) * nx + i);
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  const normals: number[] = [];
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        let inside = 0;
        for (let corner = 0; corner < 8; corner++)
          if (at(i + (corner & 1), j + ((corner >> 1) & 1), k + (corner >> 2)) < 0) inside++;
        if (inside === 0 || inside === 8) continue;
        let p: Vec3 = [
          low[0] + (i + 0.5) * step,
          low[1] + (j + 0.5) * step,
          low[2] + (k + 0.5) * step,
        ];
        const centre = p;
        for (let round = 0; round < 2; round++) {
          const n = normalOf(solid, p[0], p[1], p[2]);
          const reach = solid(p[0], p[1], p[2]) * 0.9;
          p = [
            near(p[0] - n[0] * reach, centre[0], step),
            near(p[1] - n[1] * reach, centre[1], step),
            near(p[2] - n[2] * reach, centre[2], step),
          ];
        }
        vertexOf[(k * ny + j) * nx + i] = positions.length / 3;
        positions.push(...p);
        normals.push(...normalOf(solid, p[0], p[1], p[2]));
      }
    }
  }
  const indices: number[] = [];
  const quad = (a: number, b: number, c: number, d: number) => {
    if (a >= 0 && b >= 0 && c >= 0 && d >= 0) indices.push(a, b, c, a, c, d);
  };
  const cell = (i: number, j: number, k: number) => i32(vertexOf, (k * ny + j) * nx + i);
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const here = at(i, j, k) < 0;
        if (here !== at(i + 1, j, k) < 0)
          quad(cell(i, j, k), cell(i, j - 1, k), cell(i, j - 1, k - 1), cell(i, j, k - 1));
        if (here !== at(i, j + 1, k) < 0)
          quad(cell(i, j, k), cell(i - 1, j, k), cell(i - 1, j, k - 1), cell(i, j, k - 1));
        if (here !== at(i, j, k + 1) < 0)
          quad(cell(i, j, k), cell(i - 1, j, k), cell(i - 1, j - 1, k), cell(i, j - 1, k));
      }
    }
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    indices: new Uint32Array(indices),
  };
}

/** Cells along an edge of a block; a block whose middle is further than SAFE cells from the surface is not refined. */
const BLOCK = 4;
const SAFE = 10;

function sampledField(
  solid: Solid,
  low: Vec3,
  step: number,
  nx: number,
  ny: number,
  nz: number,
): Float32Array {
  const field = new Float32Array(nx * ny * nz);
  for (let k = 0; k < nz; k += BLOCK) {
    for (let j = 0; j < ny; j += BLOCK) {
      for (let i = 0; i < nx; i += BLOCK) {
        const middle = solid(
          low[0] + (i + BLOCK / 2) * step,
          low[1] + (j + BLOCK / 2) * step,
          low[2] + (k + BLOCK / 2) * step,
        );
        const far = Math.abs(middle) > SAFE * step;
        for (let c = k; c < Math.min(nz, k + BLOCK); c++) {
          for (let b = j; b < Math.min(ny, j + BLOCK); b++) {
            for (let a = i; a < Math.min(nx, i + BLOCK); a++) {
              field[(c * ny + b) * nx + a] = far
                ? middle
                : solid(low[0] + a * step, low[1] + b * step, low[2] + c * step);
            }
          }
        }
      }
    }
  }
  return field;
}

/** Returns the mesh with the light that each vertex gets among `others`: less if another surface, or its own, is close in front of it. */
export function sheltered(mesh: Mesh, others: Solid, reach: number): Mesh {
  const openness = new Float32Array(mesh.positions.length / 3);
  for (let i = 0; i < openness.length; i++) {
    let hidden = 0;
    for (const share of [0.25, 0.6, 1]) {
      const d = reach * share;
      const free = others(
        f32(mesh.positions, i * 3) + f32(mesh.normals, i * 3) * d,
        f32(mesh.positions, i * 3 + 1) + f32(mesh.normals, i * 3 + 1) * d,
        f32(mesh.positions, i * 3 + 2) + f32(mesh.normals, i * 3 + 2) * d,
      );
      hidden += Math.max(0, 1 - Math.max(0, free) / d) / 3;
    }
    openness[i] = 1 - 0.85 * Math.min(1, hidden);
  }
  return { ...mesh, openness };
}

/** Keeps a vertex close to its cell, so that no triangle folds over. */
const near = (value: number, centre: number, step: number): number =>
  Math.min(centre + step * 0.75, Math.max(centre - step * 0.75, value));
