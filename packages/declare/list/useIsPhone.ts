import useMediaQuery from '@mui/material/useMediaQuery';
import type { Resource } from '../define/resource.ts';
import { PHONE } from '../theme/sizes.ts';

/** Returns whether the screen is a phone's, on which every list shows cards. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, { noSsr: true });

/** Returns whether a list shows cards instead of a table. */
export const useAreCards = ({ list }: Resource): boolean => useIsPhone() || list?.cards === true;
