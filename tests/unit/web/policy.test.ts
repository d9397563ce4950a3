import type { Role } from '@turntable/declare/contract/call.ts';
import { registerResources } from '@turntable/declare/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../../contract/application.ts';
import { mayDo } from '../../../src/authProvider/policy.ts';
import { RESOURCES } from '../../../src/resources/index.ts';

const rolesThatMay = (subject: string, action: string): Role[] =>
  ROLES.filter((role) => mayDo({ role }, subject, action));

describe('the policy', () => {
  beforeAll(() => registerResources(RESOURCES));

  it('lets managers and employees work with their vehicles, and the operator with all', () => {
    expect(rolesThatMay('cars', 'list')).toEqual(['chief', 'employee']);
    expect(rolesThatMay('cars', 'delete')).toEqual(['chief', 'employee']);
    expect(rolesThatMay('adminCars', 'approve')).toEqual(['admin']);
  });

  it('opens the start page to all but photo managers', () => {
    expect(rolesThatMay('home', 'show')).toEqual(['admin', 'chief', 'employee']);
  });

  it('gives photo managers the albums and nothing else', () => {
    const seen = RESOURCES.filter(({ resource }) =>
      mayDo({ role: 'photo_manager' }, resource, 'list'),
    ).map(({ resource }) => resource);
    expect(seen).toEqual(['sections']);
  });

  it('lets a manager change staff, but not the manager of the company', () => {
    const chief = { role: 'chief' } as const;
    expect(mayDo(chief, 'users', 'edit', { role: 'employee' })).toBe(true);
    expect(mayDo(chief, 'users', 'edit', { role: 'chief' })).toBe(false);
  });

  it('does not allow deleting a token that has paid for a vehicle', () => {
    expect(mayDo({ role: 'chief' }, 'tokens', 'delete', { used: 0 })).toBe(true);
    expect(mayDo({ role: 'chief' }, 'tokens', 'delete', { used: 1 })).toBe(false);
  });

  it('denies what it does not know', () => {
    expect(mayDo({}, 'cars', 'list')).toBe(false);
    expect(mayDo({ role: 'chief' }, 'adminCars', 'list')).toBe(false);
    expect(mayDo({ role: 'chief' }, 'cars', 'explode')).toBe(false);
    expect(mayDo({ role: 'chief' }, 'toString', 'length')).toBe(false);
  });
});
