import type { DefectReason } from '../../../contract/entities/photo.ts';
import { coveredBox, type Pixels } from '../pixels.ts';
import type { EngineCut } from './engine.ts';

/** Decides whether what was cut out is a usable vehicle; null when it is. */
export function judgeCut({ mask }: EngineCut, _photo: Pixels, _boxGiven: boolean): DefectReason | null {
  return coveredBox(mask) ? null : 'no_vehicle';
}
