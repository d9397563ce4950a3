import { useResourceContext } from 'react-admin';
import type { Resource } from './define/resource.ts';
import { resourceNamed } from './registry.ts';

/** Returns the declaration of the resource around. */
export const useDeclared = (): Resource => resourceNamed(useResourceContext() ?? '');
