import type { PlateCorners } from '../../contract/photos/plateCorners.ts';
import { fleet } from './fleet.ts';

/** One picture to draw: of which vehicle, from where, under which name, taken when. */
export interface PictureJob {
  vehicle: string;
  angle: string;
  /** File name without its ending; vehicle, number and angle, so that it can be assigned by name. */
  name: string;
  taken: Date;
}

/** What a painter says of a picture that it has drawn; `plate` is where the licence plate is in it, where one faces the camera. */
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
