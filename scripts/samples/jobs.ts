import type { PlateCorners } from '../../contract/photos/plateCorners.ts';
import { fleet } from './fleet.ts';

/** A picture to draw: vehicle, view, file name and time. */
export interface PictureJob {
  vehicle: string;
  angle: string;
  /** File name without extension: vehicle, number and view, so that the file can be assigned by name. */
  name: string;
  taken: Date;
}

/** The report about a finished picture; `plate` is where its licence plate is, if one faces the camera. */
export interface PictureDone {
  name: string;
  plate: PlateCorners | undefined;
}

export const jobs: PictureJob[] = fleet.flatMap(({ vehicle, angles, start }) =>
  angles.map((angle, i) => ({
    vehicle,
    angle,
    name: `${vehicle}-${String(i + 1).padStart(2, '0')}-${angle}`,
    taken: new Date(start.getTime() + (i * 23 + ((i * 7) % 5)) * 1000),
  })),
);
