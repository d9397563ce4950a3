import { describe, expect, it } from 'vitest';
import { toAppPath, toBrowserPath } from '../../../src/routing/paths.ts';

describe('the paths of data resources', () => {
  it.each([
    ['/cars', '/vehicles'],
    ['/cars/5', '/vehicles/5'],
    ['/cars/create', '/vehicles/create'],
    ['/', '/'],
    ['/access-denied', '/access-denied'],
    ['/carsharing', '/carsharing'],
    ['/settings/cars', '/settings/cars'],
  ])('%s is shown as %s, and back', (app, browser) => {
    expect(toBrowserPath(app)).toBe(browser);
    expect(toAppPath(browser)).toBe(app);
  });
});
