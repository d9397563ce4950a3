import { useStore } from 'react-admin';

/** Whether single letters do something. They can be switched off (WCAG 2.1.4). */
export const useSingleKeys = () => useStore('singleKeys', true);
