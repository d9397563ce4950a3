import type { ResourceProps } from 'ra-core';
import { lazy } from 'react';

/** A company's vehicles: what react-admin's `<Resource>` takes. Their own page is a custom route. */
const cars: ResourceProps = {
  name: 'cars',
  list: lazy(() => import('./CarList.tsx')),
  create: lazy(() => import('./CarCreate.tsx')),
};

export default cars;
