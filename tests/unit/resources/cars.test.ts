import { describe, expect, it } from 'vitest';
import { carName, ftpState, stateChips } from '../../../src/resources/vehicles/carStates.ts';

const standing = {
  state: 'processed',
  moderation: 'none',
  moderated: 0,
  carsNeedPremoderation: 0,
  to_fix_comment: null,
} as const;
const states = (car: Parameters<typeof stateChips>[0]) => stateChips(car).map(({ state }) => state);

describe('the chips of a vehicle', () => {
  it('show the state of its pictures', () => {
    expect(states(standing)).toEqual(['processed']);
  });

  it('show that it awaits quality check', () => {
    expect(states({ ...standing, moderation: 'quality_check' })).toEqual([
      'processed',
      'quality_check',
    ]);
    expect(states({ ...standing, moderation: 'approved', carsNeedPremoderation: 1 })).toEqual([
      'processed',
    ]);
  });

  it('show “to fix” first, with the operator’s comment', () => {
    expect(
      stateChips({ ...standing, moderation: 'to_fix', to_fix_comment: 'Too dark' })[0],
    ).toMatchObject({
      state: 'to_fix',
      comment: 'Too dark',
    });
  });

  it('pulse only while something is in progress', () => {
    expect(stateChips({ ...standing, state: 'processing' })[0]?.isBusy).toBe(true);
    expect(stateChips(standing)[0]?.isBusy).toBe(false);
  });

  it('understand a server that sends only two flags for moderation', () => {
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

  it('was sent to the FTP server, failed, or was never sent', () => {
    const at = '2026-01-01T00:00:00.000Z';
    expect(ftpState({ ftp_upload_state: null, ftp_upload_date: null })).toBe('never');
    expect(ftpState({ ftp_upload_state: 'succeed', ftp_upload_date: at })).toBe('succeed');
    expect(ftpState({ ftp_upload_state: 'failed', ftp_upload_date: null })).toBe('failed');
    expect(ftpState({ ftp_upload_state: null, ftp_upload_date: at })).toBe('failed');
  });
});
