import useMediaQuery from '@mui/material/useMediaQuery';

/** Returns whether the device is a phone or tablet. Pictures are taken or chosen there, not dropped. */
export const useIsTouched = (): boolean => useMediaQuery('(pointer: coarse)', { noSsr: true });
