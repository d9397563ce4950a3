import useMediaQuery from '@mui/material/useMediaQuery';
import { PHONE } from '../../theme/lists.ts';

/** Returns whether lists show cards instead of a table. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, { noSsr: true });
