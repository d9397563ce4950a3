import { rightTo } from '@turntable/declare/access/rights.ts';
import { columnsFor } from '@turntable/declare/list/columns.ts';
import { RowName } from '@turntable/declare/list/RowLink.tsx';
import { registerResources, resourceNamed } from '@turntable/declare/registry.ts';
import { createElement } from 'react';
import { RecordContext, ResourceContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  companyTabOf,
  companyTabOfSettings,
} from '../../../src/customRoutes/settings/companyTab.ts';
import { RESOURCES } from '../../../src/resources/index.ts';

beforeAll(() => registerResources(RESOURCES));

describe('a transaction without a vehicle', () => {
  it('has a dash in the column of vehicles, not the number of its entry', () => {
    const column = columnsFor(resourceNamed('transactions'), 'chief').find(({ isName }) => isName);
    expect(column?.name).toBe('vehicle');
    const drawn = (record: { id: number; vehicle: string | null }) =>
      renderToStaticMarkup(
        createElement(
          ResourceContext.Provider,
          { value: 'transactions' },
          createElement(
            RecordContext.Provider,
            { value: record },
            createElement(RowName, { name: 'vehicle' }),
          ),
        ),
      );
    expect(drawn({ id: 338, vehicle: null })).toBe('–');
    expect(drawn({ id: 339, vehicle: 'Polo' })).toBe('Polo');
  });
});

it('the moderation list shows the company by default', () => {
  const shown = columnsFor(resourceNamed('adminCars'), 'admin').flatMap(({ name, isOptional }) =>
    isOptional ? [] : [name],
  );
  expect(shown).toContain('company_title');
});

describe.each(['adminCars', 'adminCarsFromFtp'])('approving in %s', (resource) => {
  const approve = (photos_count: number) =>
    rightTo(resourceNamed(resource), { role: 'admin' }, 'approve', {
      id: 1,
      moderation: 'quality_check',
      photos_count,
    });

  it('needs a photo, and says so if there is none', () => {
    expect(approve(1)).toEqual({ may: true });
    const { may, why } = approve(0);
    expect([may, why]).toEqual([
      false,
      expect.stringMatching(/^resources\..+\.rights\.admin\.\d+$/),
    ]);
  });
});

describe('an address of a company’s settings or tokens', () => {
  it.each(['backgrounds', 'logos', 'banners', 'plates', 'tokens'])(
    'leads the operator to a part of the company’s page: %s',
    (resource) => {
      const tab = resourceNamed('companies').form?.find(
        ({ key }) => key === companyTabOf(resource),
      );
      expect(tab).toMatchObject({ list: resource });
    },
  );

  it.each(['basic', 'apply', 'angle-comments', 'export'])(
    'leads to an existing part of the company’s page: %s',
    (page) => {
      const keys = resourceNamed('companies').form?.map(({ key }) => key);
      expect(keys).toContain(companyTabOfSettings(page));
    },
  );

  it('that does not exist leads nowhere', () => {
    expect(companyTabOfSettings('constructor')).toBeUndefined();
    expect(companyTabOf('users')).toBeUndefined();
  });
});
