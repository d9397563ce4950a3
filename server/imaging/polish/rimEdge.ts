/** Upright, in pixels. */
export type Ellipse = { x: number; y: number; radiusX: number; radiusY: number };

/** One value per pixel, row by row. */
export type Plane = { values: Float32Array; width: number; height: number };

export type RimVerdict = {
  /** The better the ellipse lies along a rim's edge, the higher. */
  score: number;
  /** Metal inside, rubber all round it. */
  isRim: boolean;
};

/** Number of places along the edge that are checked. */
const PLACES = 40;
/** Radii at which metal and rubber are expected, as shares of the ellipse's. */
const METAL = [0.78, 0.84, 0.9, 0.96];
const RUBBER = [1.05, 1.1, 1.16, 1.22];
/** Between these two radii the metal ends and the rubber begins. */
const INNER = 0.96;
const OUTER = 1.06;
/** How much brighter, of 255, metal is than the rubber beside it, and the most that counts at one place. */
const CONTRAST = 26;
const MOST = 70;
/** Highest brightness of rubber as a share of the metal's, and the share of the edge along which that must hold. */
const DARKNESS = 0.72;
const ALL_ROUND = 0.8;
/** Highest standard deviation of the rubber's brightness: it is about as dark on all sides. */
const SPREAD = 26;

const directions = Array.from({ length: PLACES }, (_, k) => {
  const angle = (2 * Math.PI * k) / PLACES;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/**
 * Judges whether an ellipse lies along the edge between a rim and its tyre.
 * @param every checks every nth place along the edge: 1 for a verdict, more for a quick score
 */
export function judgeRim(plane: Plane, { x, y, radiusX, radiusY }: Ellipse, every = 1): RimVerdict {
  if (radiusX < 2 || radiusY < 2) return { score: Number.NEGATIVE_INFINITY, isRim: false };
  let [contrast, edge, dark, sum, squares] = [0, 0, 0, 0, 0];
  const places = Math.ceil(PLACES / every);
  for (let k = 0; k < PLACES; k += every) {
    const [across, down] = directions[k] ?? [0, 0];
    const [stepX, stepY] = [across * radiusX, down * radiusY];
    let metal = 0;
    for (const share of METAL)
      metal = Math.max(metal, valueAt(plane, x + stepX * share, y + stepY * share));
    let rubber = 0;
    for (const share of RUBBER)
      rubber += valueAt(plane, x + stepX * share, y + stepY * share) / RUBBER.length;
    const step =
      valueAt(plane, x + stepX * INNER, y + stepY * INNER) -
      valueAt(plane, x + stepX * OUTER, y + stepY * OUTER);
    contrast += Math.min(metal - rubber, MOST);
    edge += Math.min(step, MOST);
    if (rubber <= metal * DARKNESS) dark++;
    sum += rubber;
    squares += rubber * rubber;
  }
  const mean = sum / places;
  const spread = Math.sqrt(Math.max(0, squares / places - mean * mean));
  return {
    score: (contrast + edge) / places - spread,
    isRim: contrast / places >= CONTRAST && dark >= ALL_ROUND * places && spread <= SPREAD,
  };
}

/** Returns the nearest pixel's value; 0 beyond the border. */
function valueAt({ values, width, height }: Plane, x: number, y: number): number {
  const column = Math.round(x);
  const row = Math.round(y);
  return column < 0 || row < 0 || column >= width || row >= height
    ? 0
    : (values[row * width + column] ?? 0);
}
