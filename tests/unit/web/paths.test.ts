import { keepUser } from '@turntable/declare/api/session.ts';
import type { Role } from '@turntable/declare/contract/call.ts';
import { registerResources } from '@turntable/declare/registry.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../../contract/accounts/session.ts';
import { RESOURCES } from '../../../src/resources/index.ts';
import { toAppPath, toBrowserPath } from '../../../src/routing/paths.ts';
import { stubBrowser } from './browserStub.ts';

const signIn = (role: Role) => keepUser({ id: 1, role, name: 'Ute' } as unknown as SessionUser); // no other fields are read

afterEach(() => vi.unstubAllGlobals());

describe('the paths of data resources', () => {
  beforeAll(() => registerResources(RESOURCES));

  it.each([
    ['/cars', '/vehicles'],
    ['/cars/5', '/vehicles/5'],
    ['/cars/create', '/vehicles/create'],
    ['/adminCars/5', '/vehicles-moderation/5'],
    ['/carsFromFtp', '/vehicles-from-ftp'],
    ['/offers/3', '/special-offers/3'],
    ['/instructions/3', '/help/instructions/3'],
    ['/companies/5/staff/7', '/companies/5/staff/7'],
    ['/', '/'],
    ['/access-denied', '/access-denied'],
    ['/carsharing', '/carsharing'],
    ['/settings/cars', '/settings/cars'],
  ])('%s is shown as %s, and back', (app, browser) => {
    expect(toBrowserPath(app)).toBe(browser);
    expect(toAppPath(browser)).toBe(app);
  });

  it('of other roles lead to the resource, whose guard denies access', () => {
    expect(toAppPath('/profile/staff')).toBe('/users');
    expect(toAppPath('/profile/staff/3')).toBe('/users/3');
    expect(toAppPath('/profile')).toBe('/profile');
  });

  it('refuse a user who has the same resource at another address', () => {
    stubBrowser();
    signIn('admin');
    expect(toAppPath('/notifications')).toBe('/access-denied');
    expect(toAppPath('/notifications-admin')).toBe('/notifications');
    signIn('chief');
    expect(toAppPath('/notifications')).toBe('/notifications');
    expect(toAppPath('/notifications-admin/3')).toBe('/access-denied');
  });
});
