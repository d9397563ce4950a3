/** The surface at a point; one record is reused for every sample. Colours are linear. */
export interface Surface {
  r: number;
  g: number;
  b: number;
  /** Share of light reflected at a right angle. */
  mirror: number;
  /** 0 reflects softly, 1 sharply. */
  gloss: number;
  /** 1: bare metal, which reflects in its own colour and scatters nothing. */
  metal: number;
  /** Strength of the glitter under the clear coat. */
  flake: number;
  /** Emitted light. */
  glow: number;
  /** 1: under the roof or in a recess, in shade. */
  shade: number;
}

export const surface = (): Surface => ({
  r: 0,
  g: 0,
  b: 0,
  mirror: 0.04,
  gloss: 0,
  metal: 0,
  flake: 0,
  glow: 0,
  shade: 0,
});

export function matte(
  out: Surface,
  r: number,
  g: number,
  b: number,
  mirror = 0.03,
  gloss = 0,
): void {
  out.r = r;
  out.g = g;
  out.b = b;
  out.mirror = mirror;
  out.gloss = gloss;
  out.metal = 0;
  out.flake = 0;
  out.glow = 0;
  out.shade = 0;
}

export function metallic(out: Surface, r: number, g: number, b: number, gloss: number): void {
  matte(out, r, g, b, 1, gloss);
  out.metal = 1;
}

/** A lacquer: base colour with glitter under a clear coat. */
export interface Paint {
  name: string;
  r: number;
  g: number;
  b: number;
  flake: number;
}

export function lacquer(out: Surface, paint: Paint): void {
  matte(out, paint.r, paint.g, paint.b, 0.05, 1);
  out.flake = paint.flake;
}
