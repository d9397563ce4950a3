/** The parts of the application that an address may open with. */
export type Part = 'home' | 'list' | 'create' | 'vehicle';

/** The part that an address of the browser opens with, as far as it can be fetched ahead. */
export const partOf = (path: string): Part | undefined => {
  if (path === '/') return 'home';
  if (path === '/vehicles') return 'list';
  if (path === '/vehicles/create') return 'create';
  return path.startsWith('/vehicles/') ? 'vehicle' : undefined;
};
