import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import type { ComponentType } from 'react';
import type { Action, Subject } from '../authProvider/policy.ts';

/** An entry of the main menu; who sees it is the policy's to say. */
export interface MenuEntry {
  to: string;
  label: string;
  icon: ComponentType;
  needs: [Subject, Action];
}

/** The menu of every role (specification, chapter 2), in its order. */
export const MENU: readonly MenuEntry[] = [
  { to: '/cars', label: 'shell.menu.vehicles', icon: DirectionsCarOutlined, needs: ['cars', 'list'] },
];
