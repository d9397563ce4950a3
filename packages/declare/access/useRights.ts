import { useMemo } from 'react';
import { currentUser } from '../connection.ts';
import { resourceNamed } from '../registry.ts';
import { type Answer, rightTo } from './rights.ts';

/** Returns a function that checks a right of a resource: `rights('edit', record)`. */
export const useRights = (
  resource: string,
): ((verb: string, record?: Readonly<Record<string, unknown>>) => Answer) =>
  useMemo(() => {
    const declared = resourceNamed(resource);
    const user = currentUser();
    return (verb, record) => rightTo(declared, user, verb, record);
  }, [resource]);
