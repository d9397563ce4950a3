import { type Part, partOf } from './boot/partOf.ts';
import { type LazyScreen, lazyScreen } from './framework/screen/lazyScreen.tsx';
import cars from './resources/cars/index.ts';

export const VehiclePage = lazyScreen(() => import('./customRoutes/vehicle/VehiclePage.tsx'));

const SCREENS: Record<Part, LazyScreen> = { list: cars.list, create: cars.create, vehicle: VehiclePage };

/**
 * Fetches the screen that an address opens with, so that it is shown at once. A failure is the screen's own to tell, when it
 * tries again.
 */
export const fetchFirstScreen = async (path: string): Promise<void> => {
  const part = partOf(path);
  if (part) await SCREENS[part].fetch().catch(() => undefined);
};
