import { describe, expect, it } from 'vitest';
import { nextPage } from '../../../src/signIn/nextPage.ts';
import { forgotFaults, loginFaults, resetFaults } from '../../../src/signIn/rules.ts';

const origin = 'https://turntable.test';

describe('after signing in', () => {
  it('the wanted page opens, with its query', () => {
    expect(nextPage('?next=%2Fvehicles%2F7%3Ftab%3Dphotos', origin)).toBe('/vehicles/7?tab=photos');
  });

  it.each([
    '',
    '?next=',
    '?next=https%3A%2F%2Fevil.test',
    '?next=%2F%2Fevil.test',
    '?next=%2F%5Cevil.test',
    '?next=javascript%3Aalert(1)',
    '?next=%2Flogin',
  ])('nobody is led elsewhere by %j', (search) => {
    expect(nextPage(search, origin)).toBe('/');
  });
});

describe('the sign-in forms', () => {
  it('say what is missing', () => {
    expect(loginFaults('', '')).toEqual({ email: 'required', password: 'required' });
    expect(loginFaults('chief', 'x')).toEqual({ email: 'email_invalid' });
    expect(loginFaults('chief@nord.test', 'x')).toEqual({});
    expect(forgotFaults('chief@nord')).toEqual({ email: 'email_invalid' });
  });

  it('want a new password of at least ten characters, twice the same', () => {
    expect(resetFaults('123456789', '123456789')).toEqual({ password: 'password_short' });
    expect(resetFaults('1234567890', '123456789')).toEqual({
      password_confirmation: 'passwords_differ',
    });
    expect(resetFaults('1234567890', '')).toEqual({ password_confirmation: 'required' });
    expect(resetFaults('x'.repeat(129), 'x'.repeat(129))).toEqual({ password: 'password_long' });
    expect(resetFaults('1234567890', '1234567890')).toEqual({});
  });
});
