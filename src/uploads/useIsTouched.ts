import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the device is a phone or tablet: pictures are taken or chosen there, not dropped. */
export const useIsTouched = (): boolean => useMediaQuery('(pointer: coarse)', { noSsr: true });
