/**
 * Screens that a visit often begins with, by the modules that are fetched for them: what they share is cut along these lines
 * (screenChunks.ts), and the page's first script fetches them ahead (pages.ts).
 */
export const SCREENS = {
  home: ['src/customRoutes/home/HomePage.tsx'],
  list: [
    'src/framework/list/DerivedList.tsx',
    'src/resources/cars/cells/index.ts',
    'src/resources/cars/CarCard.tsx',
  ],
  create: ['src/framework/record/CreateScreen.tsx', 'src/resources/cars/form/VinInput.tsx'],
  record: ['src/framework/record/RecordScreen.tsx'],
  vehicle: ['src/customRoutes/vehicle/VehiclePage.tsx'],
} satisfies Record<string, string[]>;

/** A language's texts. */
export const MESSAGES = { en: ['src/messages/en.ts'], de: ['src/messages/de.ts'] };
