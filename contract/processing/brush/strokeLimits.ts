/** Limits of a photo's brush corrections: enough for an hour of work, little enough to be sent with every picture. */
export const STROKE_LIMITS = {
  strokes: 200,
  /** Of one stroke. */
  points: 500,
  /** Of all strokes of a photo together. */
  allPoints: 5000,
  /** Fractions of the photo's width. */
  leastRadius: 0.001,
  mostRadius: 0.15,
} as const;
