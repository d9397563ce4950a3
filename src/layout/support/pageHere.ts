/** Pages of one vehicle, in the paths that the browser shows. */
const VEHICLE = /^\/vehicles(?:-from-ftp)?\/(\d+)(?:\/|$)/;
/** As much of an address as the server keeps. */
const LONGEST = 500;

/** The page that is open: its path with what it is asked for, and the vehicle that it shows. */
export const pageHere = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): { page: string; car_id?: string } => {
  const page = `${pathname}${search}`.slice(0, LONGEST);
  const car = VEHICLE.exec(pathname)?.[1];
  return car === undefined ? { page } : { page, car_id: car };
};
