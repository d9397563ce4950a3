import { styled } from '@mui/material/styles';
import { OrderedLines } from '../order/OrderedLines.tsx';

/** A column in the panel. */
export interface ColumnLine {
  name: string;
  label: string;
  isShown: boolean;
  /** Cannot be hidden. */
  isFixed: boolean;
  onShow: (isShown: boolean) => void;
}

const Shown = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 36,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.palette.primary.main },
}));

interface ColumnLinesProps {
  lines: readonly ColumnLine[];
  onOrder: (names: string[]) => void;
}

/** The columns to switch and to order. */
const ColumnLines = ({ lines, onOrder }: ColumnLinesProps) => (
  <OrderedLines lines={lines} onOrder={onOrder}>
    {({ label, isShown, isFixed, onShow }) => (
      <Shown>
        <input
          type="checkbox"
          checked={isShown}
          disabled={isFixed}
          onChange={({ target }) => onShow(target.checked)}
        />
        {label}
      </Shown>
    )}
  </OrderedLines>
);

export default ColumnLines;
