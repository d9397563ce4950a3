import { describe, expect, it } from 'vitest';
import { CarCreate, CarSave } from '../../../contract/vehicles/vehicle.ts';
import { createBody, saveBody } from '../../../src/resources/vehicles/carBody.ts';

describe('saving a vehicle', () => {
  it('sends what changed and the version that the user saw', () => {
    const before = { id: 5, vin: 'A', vehicle_name: 'Golf', hp: 110, version: 3, photos_count: 9 };
    expect(saveBody({ ...before, vin: 'B' }, before)).toEqual({ vin: 'B', version: 3 });
  });

  it('sends nothing that the contract does not know', () => {
    const before = {
      id: 5,
      company_title: 'Nord',
      version: 3,
      own_settings: { cutting: 1 as const, logo_id: 4 },
    };
    const body = saveBody(
      { ...before, hp: null, own_settings: { cutting: 0, logo_id: 4 } },
      before,
    );
    expect(body).toEqual({ hp: null, version: 3, settings: { cutting: 0 } });
    expect(CarSave.safeParse(body).success).toBe(true);
  });

  it('resets a setting to the company’s by sending null', () => {
    expect(
      saveBody(
        { own_settings: { banner_id: null } },
        { own_settings: { banner_id: 4 }, version: 1 },
      ),
    ).toEqual({
      settings: { banner_id: null },
      version: 1,
    });
  });
});

describe('creating a vehicle', () => {
  it('turns empty inputs into empty texts, and sends only fields of the contract', () => {
    const body = createBody({
      vehicle_name: 'Golf',
      vin: null as unknown as string,
      fuel_type: null,
      photos_count: 4,
    }); // an empty input holds null
    expect(body).toEqual({ vehicle_name: 'Golf', vin: '', fuel_type: null });
    expect(CarCreate.safeParse(body).success).toBe(true);
  });
});
