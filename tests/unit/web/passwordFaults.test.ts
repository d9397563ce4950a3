import { describe, expect, it } from 'vitest';
import { passwordFaults } from '../../../src/customRoutes/accounts/Password.tsx';

const bounds = { minLength: 10, maxLength: 20 };
const typed = {
  current_password: 'turntable',
  password: 'long enough',
  password_confirmation: 'long enough',
};

describe('a new password', () => {
  it('is sent when it is long enough and confirmed', () => {
    expect(passwordFaults(typed, bounds)).toEqual({});
  });

  it('must be long enough, and not too long', () => {
    const short = { ...typed, password: 'short', password_confirmation: 'short' };
    expect(passwordFaults(short, bounds)).toEqual({
      password: { message: 'rules.too_short', args: { minimum: 10 } },
    });
    const long = { ...typed, password: 'x'.repeat(21), password_confirmation: 'x'.repeat(21) };
    expect(passwordFaults(long, bounds)).toEqual({
      password: { message: 'rules.too_long', args: { maximum: 20 } },
    });
  });

  it('must be confirmed', () => {
    expect(passwordFaults({ ...typed, password_confirmation: 'another one' }, bounds)).toEqual({
      password_confirmation: 'pages.profile.password.mismatch',
    });
  });

  it('needs all three fields', () => {
    expect(Object.keys(passwordFaults({ password: null }, bounds))).toEqual([
      'current_password',
      'password',
      'password_confirmation',
    ]);
  });
});
