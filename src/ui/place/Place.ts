import { createContext, useContext, useMemo } from 'react';
import type { Crumb } from '../trail/Trail.tsx';

/** Where a resource's screens stand: on their own, or inside the record of another one. */
export interface Place {
  resource: string;
  /** The beginning of their addresses, in the application's paths: `/companies`, `/companies/5/staff`. */
  base: string;
  /** Parameters of the calls that come from around: the company whose staff this is. */
  params: Readonly<Record<string, string | number>>;
  /** The way to the record around. */
  crumbs?: readonly Crumb[];
}

export const PlaceContext = createContext<Place | undefined>(undefined);

/** The addresses of a resource's screens here, and what its calls need to know of where they are. */
export const usePlace = (resource: string) => {
  const around = useContext(PlaceContext);
  const place = around?.resource === resource ? around : undefined;
  return useMemo(() => {
    const base = place?.base ?? `/${resource}`;
    return {
      params: place?.params ?? {},
      crumbs: place?.crumbs ?? [],
      list: base,
      create: `${base}/create`,
      /** A record's page, or one of its tabs. */
      record: (id: string | number, tab?: string) =>
        `${base}/${encodeURIComponent(id)}${tab ? `/${tab}` : ''}`,
    };
  }, [resource, place]);
};
