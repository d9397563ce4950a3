/** A silhouette laid over a photo; lengths in pixels of the picture that it is laid on. */
export type Pose = { centerX: number; centerY: number; width: number; height: number };
