import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../framework/screen/lazyScreen.tsx';

/** A company's vehicles: what react-admin's `<Resource>` takes. Their own page is a custom route. */
const cars = {
  name: 'cars',
  list: lazyScreen(() => import('./CarList.tsx')),
  create: lazyScreen(() => import('./CarCreate.tsx')),
} satisfies ResourceProps;

export default cars;
