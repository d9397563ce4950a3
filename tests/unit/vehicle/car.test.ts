import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../../../contract/looks/look.ts';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import { isOwn, ownNames, resetToCompany } from '../../../src/customRoutes/looks/vehicleLook.tsx';
import {
  completeCar,
  photosOf,
  withoutPhotos,
  withPhoto,
  withSentPhotos,
} from '../../../src/customRoutes/vehicles/car.tsx';
import { changedFields } from '../../../src/resources/vehicles/carBody.ts';

const photo = (id: number, view: number | null) =>
  ({ id, angle_id: view, extra: view === null ? 1 : 0, in_process: 0 }) as Photo; // only the fields that are changed here
const car = (photos: Photo[], extra_photos: Photo[] = []) => ({ photos, extra_photos }) as Car; // only the fields that are changed here
const ids = (some: Car) => photosOf(some).map(({ id }) => id);

describe('changes of photos', () => {
  it('a stored photo replaces the earlier one of its view; an extra photo is added to the others', () => {
    expect(ids(withPhoto(car([photo(1, 7), photo(2, 8)]), photo(3, 7)))).toEqual([2, 3]);
    expect(ids(withPhoto(car([photo(1, 7)], [photo(4, null)]), photo(5, null)))).toEqual([1, 4, 5]);
  });

  it('a deleted photo is removed, wherever it was', () => {
    expect(
      ids(withoutPhotos(car([photo(1, 7)], [photo(4, null), photo(5, null)]), [1, 4])),
    ).toEqual([5]);
  });

  it('a photo that was sent is in processing from then on', () => {
    const [sent, other] = photosOf(
      withSentPhotos(car([photo(1, 7), photo(2, 8)]), [1], '2026-05-04T09:00:00Z'),
    );
    expect(sent).toMatchObject({
      in_process: 1,
      status: 1,
      queued_at: '2026-05-04T09:00:00Z',
      defect_state: 'ok',
    });
    expect(other).toMatchObject({ in_process: 0 });
  });
});

describe('a vehicle', () => {
  it('from another server is shown even if it sends less than ours', () => {
    const shown = completeCar({ id: 1, photos: [photo(1, 7)], settings: { logo_id: 3 } });
    expect(shown).toMatchObject({
      angles: [],
      extra_photos: [],
      own_settings: {},
      settings: { ...DEFAULT_LOOK, logo_id: 3 },
    });
    expect(shown.photos).toHaveLength(1);
  });

  it('is saved with only the user’s changes', () => {
    const seen = {
      car: 'N-1',
      vin: '',
      vehicle_name: 'Golf',
      brand: 'VW',
      model: 'Golf',
      body_type: null,
      fuel_type: null,
      hp: 110,
      ccm: null,
    };
    expect(changedFields({ ...seen, brand: ' Audi ', car: null, hp: null }, seen)).toEqual({
      car: '',
      brand: 'Audi',
      hp: null,
    });
    expect(changedFields(seen, seen)).toEqual({});
  });

  it('has settings of its own if they are neither absent nor null, and can reset them', () => {
    const { own_settings } = {
      own_settings: { logo_id: null, cutting: 0, background_type: 'room' },
    } satisfies Pick<Car, 'own_settings'>;
    expect(isOwn({ own_settings }, 'cutting')).toBe(true);
    expect(isOwn({ own_settings }, 'logo_id')).toBe(false);
    expect(isOwn({ own_settings }, 'polishing')).toBe(false);
    expect(resetToCompany(ownNames({ own_settings }))).toEqual({
      cutting: null,
      background_type: null,
    });
  });
});
