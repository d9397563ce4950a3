import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether lists have cards instead of a table. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 759.95px)', { noSsr: true });
