import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CarCreate, type CarFields } from '../../../contract/vehicles/vehicle.ts';
import { carName, ftpState, stateChips } from '../../../src/resources/cars/carStates.ts';
import { carFaults } from '../../../src/resources/cars/form/carRules.ts';

const standing = {
  state: 'processed',
  moderation: 'none',
  moderated: 0,
  carsNeedPremoderation: 0,
  to_fix_comment: null,
} as const;
const states = (car: Parameters<typeof stateChips>[0]) => stateChips(car).map(({ state }) => state);

describe('the chips of a vehicle', () => {
  it('say how far its pictures are', () => {
    expect(states(standing)).toEqual(['processed']);
  });

  it('say that the operator looks at it', () => {
    expect(states({ ...standing, moderation: 'quality_check' })).toEqual([
      'processed',
      'quality_check',
    ]);
    expect(states({ ...standing, moderation: 'approved', carsNeedPremoderation: 1 })).toEqual([
      'processed',
    ]);
  });

  it('put what the company has to mend first, with what the operator wrote', () => {
    expect(
      stateChips({ ...standing, moderation: 'to_fix', to_fix_comment: 'Too dark' })[0],
    ).toMatchObject({
      state: 'to_fix',
      comment: 'Too dark',
    });
  });

  it('breathe only while something happens', () => {
    expect(stateChips({ ...standing, state: 'processing' })[0]?.isBusy).toBe(true);
    expect(stateChips(standing)[0]?.isBusy).toBe(false);
  });

  it('understand a server that tells the standing by two flags only', () => {
    const { moderation: _, ...flags } = { ...standing, carsNeedPremoderation: 1 as const };
    expect(states(flags as Parameters<typeof stateChips>[0])).toEqual([
      'processed',
      'quality_check',
    ]);
  });
});

describe('a vehicle in the list', () => {
  it('is called by its name, else brand and model, else its VIN', () => {
    const nameless = { vehicle_name: '', brand: 'Opel', model: 'Astra', vin: 'W0L' };
    expect(carName({ ...nameless, vehicle_name: 'Demo car' })).toBe('Demo car');
    expect(carName(nameless)).toBe('Opel Astra');
    expect(carName({ ...nameless, brand: '', model: '' })).toBe('W0L');
    expect(carName({ vehicle_name: '', brand: '', model: '', vin: '' })).toBeUndefined();
  });

  it('went to the FTP server, failed to, or was never sent', () => {
    const at = '2026-01-01T00:00:00.000Z';
    expect(ftpState({ ftp_upload_state: null, ftp_upload_date: null })).toBe('never');
    expect(ftpState({ ftp_upload_state: 'succeed', ftp_upload_date: at })).toBe('succeed');
    expect(ftpState({ ftp_upload_state: 'failed', ftp_upload_date: null })).toBe('failed');
    expect(ftpState({ ftp_upload_state: null, ftp_upload_date: at })).toBe('failed');
  });
});

describe('the form for a new vehicle', () => {
  const awkward = fc.oneof(
    fc.string({ maxLength: 140 }),
    fc.constantFrom('', '  ', '<b>', 'a < b', 'a\nb', 'a\u2028b', '<!-- x', '1 <2', 'ä'.repeat(61)),
  );
  const numbers = fc.option(fc.oneof(fc.integer({ min: -5, max: 40_000 }), fc.constant(1.5)));
  const drafts = fc.record(
    {
      car: awkward,
      vin: awkward,
      vehicle_name: awkward,
      brand: awkward,
      model: awkward,
      hp: numbers,
      ccm: numbers,
    },
    { requiredKeys: [] },
  ) satisfies fc.Arbitrary<Partial<CarFields>>;

  it('refuses exactly what the contract refuses, at the same fields', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const parsed = CarCreate.safeParse(draft);
        const refused = parsed.success
          ? []
          : [...new Set(parsed.error.issues.map(({ path }) => path[0]))];
        const faults = Object.keys(carFaults(draft));
        // zod asks for a name only when every single field is fine
        if (faults.length > refused.length)
          expect(faults.filter((field) => field !== 'vehicle_name').sort()).toEqual(refused.sort());
        else expect(faults.sort()).toEqual(refused.sort());
      }),
      { numRuns: 500 },
    );
  });

  it('asks for something to call the vehicle by', () => {
    expect(carFaults({})).toEqual({ vehicle_name: 'vehicles.rule.name_or_vin' });
    expect(carFaults({ vin: 'W0L' })).toEqual({});
  });
});
