import { type Part, partOf } from './boot/partOf.ts';
import { cars } from './resources/cars/cars.resource.ts';
import { CreateScreen, DerivedList, HomePage } from './screens.ts';
import { slotScreen } from './ui/screen/slotScreen.ts';

const FETCH: Record<Part, () => Promise<unknown>> = {
  home: HomePage.fetch,
  list: () =>
    Promise.all([
      DerivedList.fetch(),
      import('./resources/cars/cells/index.ts'),
      import('./resources/cars/CarCard.tsx'),
    ]),
  create: CreateScreen.fetch,
  vehicle: async () => cars.views?.record && slotScreen(cars.views.record).fetch(),
};

/**
 * Fetches the screen that an address opens with, so that it is shown at once. A failure is the screen's own to tell, when it
 * tries again.
 */
export const fetchFirstScreen = async (path: string): Promise<void> => {
  const part = partOf(path);
  if (part) await FETCH[part]().catch(() => undefined);
};
