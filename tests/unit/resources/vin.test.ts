import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyVin, vinCheckDigit, vinWarning } from '../../../src/resources/vehicles/vin.ts';

const permitted = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
const vins = fc
  .array(permitted, { minLength: 17, maxLength: 17 })
  .map((characters) => characters.join(''));

describe('the VIN check', () => {
  it.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715'])(
    'computes the check digit of %s',
    (vin) => {
      expect(vinCheckDigit(vin)).toMatch(/^[0-9X]$/);
    },
  );

  it.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715'])(
    'accepts the published sample %s',
    (vin) => {
      expect(vinWarning(vin)).toBeUndefined();
    },
  );

  it('reads a VIN as users type it', () => {
    expect(tidyVin(' 1m8g-dm9a.xkp 042788 ')).toBe('1M8GDM9AXKP042788');
    expect(vinWarning('1m8gdm9a xkp042788')).toBeUndefined();
  });

  it('says nothing while the field is empty', () => {
    expect(vinWarning('   ')).toBeUndefined();
  });

  it.each(['1M8GDM9AXKP04278', '1M8GDM9AXKP0427888', 'A'])('warns of the length of %s', (vin) => {
    expect(vinWarning(vin)).toBe('vin_length');
  });

  it.each(['IM8GDM9AXKP042788', '1M8GDM9AXKPO42788', '1M8GDM9AXKP04278Q', 'WVWZZZ1JÖXW000010'])(
    'warns of the characters of %s',
    (vin) => {
      expect(vinWarning(vin)).toBe('vin_characters');
    },
  );

  it('warns of a wrong check digit', () => {
    expect(vinWarning('1M8GDM9A1KP042788')).toBe('vin_check_digit');
  });

  it('accepts every VIN with its own check digit, and notices a mistyped digit', () => {
    fc.assert(
      fc.property(
        vins,
        fc.integer({ min: 0, max: 16 }),
        fc.integer({ min: 1, max: 9 }),
        (raw, place, step) => {
          const vin = raw.slice(0, 8) + vinCheckDigit(raw) + raw.slice(9);
          expect(vinWarning(vin)).toBeUndefined();
          const digit = Number(vin.charAt(place));
          fc.pre(Number.isInteger(digit));
          const mistyped = vin.slice(0, place) + ((digit + step) % 10) + vin.slice(place + 1);
          expect(vinWarning(mistyped)).toBe('vin_check_digit');
        },
      ),
    );
  });
});
