import type { CellProps } from '@turntable/declare/kinds/cells.tsx';
import { useTranslate } from 'react-admin';

/** Whether the light of a room was set. */
const LightCell = ({ value }: CellProps) =>
  useTranslate()(value ? 'settings.light.own' : 'settings.light.as_in_picture');

export default LightCell;
