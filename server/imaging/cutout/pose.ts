/** A silhouette laid over a photo; lengths in pixels of the small picture that it was fitted on. */
export type Pose = { centerX: number; centerY: number; width: number; height: number; mirrored: boolean };
