/** CIE L*a*b*, D65. */
export type Lab = readonly [lightness: number, a: number, b: number];

const WHITE = [0.95047, 1, 1.08883] as const;
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Converts sRGB, 0 to 255 each, to L*a*b*. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0];
  const x = bent((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0]);
  const y = bent((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1]);
  const z = bent((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function bent(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
}

/** Returns how different two colours look: ΔE00 (CIE 142-2001; Sharma, Wu and Dalal 2005). About 1 is just visible. */
export function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot((1 + g) * a1, b1), Math.hypot((1 + g) * a2, b2)];
  const [h1, h2] = [hue((1 + g) * a1, b1), hue((1 + g) * a2, b2)];
  const bothColoured = c1 * c2 !== 0;
  const turn = bothColoured ? shortWay(h2 - h1) : 0;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = bothColoured ? (h1 + turn / 2 + 360) % 360 : h1 + h2;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sC = 1 + 0.045 * c;
  const sH = 1 + 0.015 * c * t;
  const rC = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const rT = -rC * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}

function hue(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function shortWay(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
