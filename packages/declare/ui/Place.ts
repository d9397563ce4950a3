import { createContext, useContext, useMemo } from 'react';
import type { Crumb } from './Trail.tsx';

/** Where a resource's screens are: on their own, or inside another record. */
export interface Place {
  resource: string;
  /** The beginning of their addresses, in the application's paths: `/companies`, `/companies/5/staff`. */
  base: string;
  /** Parameters of the calls that the surrounding record fills: the company whose staff this is. */
  params: Readonly<Record<string, string | number>>;
  /** Breadcrumbs to the surrounding record. */
  crumbs?: readonly Crumb[];
}

export const PlaceContext = createContext<Place | undefined>(undefined);

/** Returns the addresses of a resource's screens in the current place, and the parameters of its calls. */
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
      /** The address of a record's page, or of one of its tabs. */
      record: (id: string | number, tab?: string) =>
        `${base}/${encodeURIComponent(id)}${tab ? `/${tab}` : ''}`,
    };
  }, [resource, place]);
};
