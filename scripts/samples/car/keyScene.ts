import { sheet } from '../geometry/mesh.ts';
import { sheltered, skinOf } from '../geometry/skin.ts';
import { capsule, roundBox, roundMin, type Solid } from '../geometry/solid.ts';
import { openGround } from '../render/groundLight.ts';
import { noise } from '../render/noise.ts';
import type { Subject } from '../render/picture.ts';
import { matte, metallic } from '../render/surface.ts';
import { Material } from './material.ts';

/** Returns two keys on a wooden table: a radio fob with its buttons and blade, and a spare on the same ring. */
export function keyScene(): Subject {
  const shell: Solid = (x, y, z) => {
    const taper = 1 - 0.12 * Math.max(0, (y - 0.01) / 0.04);
    const body = roundBox([0, 0, 0.0085], [0.0185, 0.037, 0.0075], 0.006)(x / taper, y, z);
    const pads = Math.min(
      ...[0.018, 0.002, -0.014].map((at) =>
        roundBox([0, at, 0.016], [0.0105, 0.0055, 0.0015], 0.001)(x, y, z),
      ),
    );
    const moat = Math.min(
      ...[0.018, 0.002, -0.014].map((at) =>
        roundBox([0, at, 0.0168], [0.0118, 0.0068, 0.001], 0.0008)(x, y, z),
      ),
    );
    return Math.min(Math.max(body, -moat), pads);
  };
  const teeth = (y: number) => 0.0011 * (Math.sin(y * 900) + Math.sin(y * 1550 + 1));
  const blade: Solid = (x, y, z) =>
    Math.max(
      roundBox([0, 0.064, 0.0085], [0.0042 + teeth(y) * (y > 0.05 ? 1 : 0), 0.03, 0.0013], 0.0006)(
        x,
        y,
        z,
      ),
      -roundBox([0.0005, 0.066, 0.01], [0.0011, 0.024, 0.0006], 0.0004)(x, y, z),
    );
  const ring: Solid = (x, y, z) =>
    Math.hypot(Math.hypot(x + 0.006, y + 0.049) - 0.0145, z - 0.006 - (y + 0.05) * 0.12) - 0.0012;
  const spareHead: Solid = (x, y, z) =>
    roundMin(
      roundBox([-0.043, -0.05, 0.004], [0.017, 0.0135, 0.0035], 0.003)(x, y, z),
      capsule([-0.055, -0.05, 0.004], [-0.056, -0.042, 0.004], 0.004)(x, y, z),
      0.004,
    );
  const spareBlade: Solid = (x, y, z) =>
    roundBox([-0.088, -0.05, 0.004], [0.03, 0.0038 + teeth(x) * 0.9, 0.0011], 0.0005)(x, y, z);
  const all: Solid = (x, y, z) =>
    Math.min(
      shell(x, y, z),
      blade(x, y, z),
      ring(x, y, z),
      spareHead(x, y, z),
      spareBlade(x, y, z),
    );
  const step = 0.0011;
  const part = (
    solid: Solid,
    low: readonly [number, number, number],
    high: readonly [number, number, number],
    material: number,
  ) => ({
    mesh: skinOf(solid, { low, high, step }),
    material,
  });
  return {
    solid: [
      part(shell, [-0.025, -0.042, -0.001], [0.025, 0.042, 0.02], Material.keyShell),
      part(blade, [-0.01, 0.03, 0.004], [0.01, 0.098, 0.013], Material.metal),
      part(ring, [-0.025, -0.068, 0], [0.013, -0.03, 0.012], Material.chrome),
      part(spareHead, [-0.064, -0.068, -0.001], [-0.022, -0.032, 0.01], Material.keyShell),
      part(spareBlade, [-0.122, -0.058, 0], [-0.055, -0.042, 0.008], Material.metal),
      {
        mesh: sheltered(
          sheet(420, 420, (u, v) => [-0.45 + u * 0.7, -0.35 + v * 0.7, 0]),
          all,
          0.012,
        ),
        material: Material.table,
      },
    ],
    glass: [],
    light: openGround(),
    surfaceAt(out, material, x, y, z) {
      if (material === Material.table) {
        const grain =
          noise(x * 14 + noise(x * 30, y * 60) * 1.2, y * 130) * 0.5 + noise(x * 40, y * 420) * 0.3;
        const plank = Math.abs((((y + 0.03) % 0.12) + 0.12) % 0.12) < 0.0008 ? 0.3 : 1;
        const tone = (0.55 + 0.7 * grain) * plank;
        return matte(out, 0.3 * tone, 0.165 * tone, 0.082 * tone, 0.035, 0.35);
      }
      if (material === Material.metal || material === Material.chrome)
        return metallic(out, 0.62, 0.61, 0.58, 0.6);
      const button = z > 0.0163 && Math.abs(x) < 0.011 && y < 0.026 && y > -0.022;
      matte(
        out,
        button ? 0.05 : 0.012,
        button ? 0.052 : 0.012,
        button ? 0.056 : 0.013,
        0.045,
        button ? 0.2 : 0.6,
      );
      const sign = Math.min(
        ...[0.018, 0.002, -0.014].map((at) => Math.abs(Math.hypot(x, (y - at) * 1.3) - 0.0026)),
      );
      if (button && sign < 0.0007) matte(out, 0.6, 0.6, 0.6);
    },
  };
}
