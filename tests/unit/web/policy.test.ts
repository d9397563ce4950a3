import { describe, expect, it } from 'vitest';
import { ROLES } from '../../../contract/call.ts';
import { mayDo } from '../../../src/authProvider/policy.ts';

describe('the policy', () => {
  it('lets chiefs and employees work with vehicles, and nobody else', () => {
    expect(ROLES.filter((role) => mayDo(role, 'cars', 'list'))).toEqual(['chief', 'employee']);
    expect(ROLES.filter((role) => mayDo(role, 'cars', 'delete'))).toEqual(['chief', 'employee']);
  });

  it('opens the start page to all but photo managers', () => {
    expect(ROLES.filter((role) => mayDo(role, 'home', 'show'))).toEqual(['admin', 'chief', 'employee']);
  });

  it('denies what it does not know', () => {
    expect(mayDo(undefined, 'cars', 'list')).toBe(false);
    expect(mayDo('chief', 'companies', 'list')).toBe(false);
    expect(mayDo('chief', 'cars', 'explode')).toBe(false);
    expect(mayDo('chief', 'toString', 'length')).toBe(false);
  });
});
