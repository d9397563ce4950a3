import { cross, normalise, sub, type Vec3 } from './vector.ts';

/** Triangles with a normal per corner, packed: three floats per vertex, three indices per triangle. */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint32Array;
  /** How much of the surrounding light reaches each vertex, from 0 to 1; 1 everywhere if missing. */
  openness?: Float32Array;
}

type Move = (point: Vec3) => Vec3;

/** Returns the mesh after a rigid (or mirroring) motion; `turn` is the motion without its shift. */
function moved(mesh: Mesh, move: Move, turn: Move): Mesh {
  return { ...mesh, positions: mapped(mesh.positions, move), normals: mapped(mesh.normals, turn) };
}

/** Returns the mesh on the other side of the vehicle. */
export const mirrored = (mesh: Mesh): Mesh =>
  moved(
    mesh,
    ([x, y, z]) => [x, -y, z],
    ([x, y, z]) => [x, -y, z],
  );

export const shifted = (mesh: Mesh, by: Vec3): Mesh =>
  moved(
    mesh,
    ([x, y, z]) => [x + by[0], y + by[1], z + by[2]],
    (n) => n,
  );

function mapped(values: Float32Array, change: Move): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3)
    out.set(change([values[i] ?? 0, values[i + 1] ?? 0, values[i + 2] ?? 0]), i);
  return out;
}

/** Returns a surface over a grid of `columns` × `rows` points (closed round the columns if wanted), with smooth normals. */
export function sheet(
  columns: number,
  rows: number,
  point: (u: number, v: number) => Vec3,
  flip = false,
): Mesh {
  const positions = new Float32Array((columns + 1) * (rows + 1) * 3);
  const normals = new Float32Array(positions.length);
  const indices = new Uint32Array(columns * rows * 6);
  const e = 1e-4;
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const u = i / columns;
      const v = j / rows;
      const du = sub(point(u + e, v), point(u - e, v));
      const dv = sub(point(u, Math.min(1, v + e)), point(u, Math.max(0, v - e)));
      const normal = normalise(flip ? cross(dv, du) : cross(du, dv));
      positions.set(point(u, v), (j * (columns + 1) + i) * 3);
      normals.set(normal, (j * (columns + 1) + i) * 3);
    }
  }
  let n = 0;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const a = j * (columns + 1) + i;
      const c = a + columns + 1;
      indices.set([a, a + 1, c + 1, a, c + 1, c], n);
      n += 6;
    }
  }
  return { positions, normals, indices };
}

/** Returns a profile of (radius, y) points, rotated about the wheel's axle, which lies along y. */
export function turned(
  profile: (v: number) => readonly [radius: number, y: number],
  rows: number,
  columns = 96,
): Mesh {
  return sheet(columns, rows, (u, v) => {
    const [radius, y] = profile(v);
    const angle = u * Math.PI * 2;
    return [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
  });
}
