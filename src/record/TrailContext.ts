import { createContext } from 'react';
import type { Crumb } from '../ui/trail/Trail.tsx';

/** The way to the record whose page this stands in. */
export const TrailContext = createContext<readonly Crumb[]>([]);
