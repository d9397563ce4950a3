import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import type { Look } from '../../../contract/looks/look.ts';
import { useEditedLook } from './LookContext.ts';

interface TileOption<Value> {
  value: Value;
  label: string;
  picture: ReactNode;
  hint?: string;
  isDisabled?: boolean;
  /** The picture speaks for itself; the label is read out and shown on hovering. */
  hidesLabel?: boolean;
}

/** Tiles side by side. */
export const Group = styled('div', {
  shouldForwardProp: (prop) => prop !== 'columns' && prop !== 'isCompact',
})<{
  columns: number;
  isCompact: boolean | undefined;
}>(({ columns, isCompact }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 220px))`,
  gap: 8,
  marginTop: 4,
  maxWidth: isCompact ? 200 : undefined,
}));

/** A tile that is chosen by the radio button in it. */
export const Option = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere', // names may be one long word
  alignContent: 'start',
  gap: 4,
  padding: 4,
  minHeight: 28,
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  cursor: 'pointer',
  fontSize: 12,
  lineHeight: 1.3,
  textAlign: 'center',
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
  '& small': { display: 'block', color: theme.palette.text.secondary },
  '&:hover': { borderColor: theme.palette.primary.main },
  '&:has(input:checked)': {
    borderColor: theme.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.palette.primary.main}`,
    fontWeight: 600,
  },
  '&:has(input:focus-visible)': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
  '&:has(input:disabled)': { cursor: 'not-allowed', borderStyle: 'dashed' },
  '&:has(input:disabled):hover': { borderColor: theme.palette.divider },
}));

interface RadioTilesProps<Value> {
  name: keyof Look;
  label: string;
  value: Value | null;
  options: readonly TileOption<Value>[];
  columns: number;
  /** The tiles stand close together, as the fields of a picture do. */
  isCompact?: boolean;
  onChoose: (value: Value) => void;
}

/** One of several, shown as pictures. */
export const RadioTiles = <Value extends string | number>({
  name,
  label,
  value,
  options,
  columns,
  isCompact,
  onChoose,
}: RadioTilesProps<Value>) => {
  const { isSaving, heading } = useEditedLook();
  const id = useId();
  return (
    <div>
      {heading({ name, label, id })}
      <Group columns={columns} isCompact={isCompact} role="radiogroup" aria-labelledby={id}>
        {options.map((option) => (
          <Option key={option.value} title={option.hidesLabel ? option.label : option.hint}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              disabled={option.isDisabled || isSaving}
              aria-label={option.hidesLabel ? option.label : undefined}
              onChange={() => onChoose(option.value)}
            />
            {option.picture}
            {!option.hidesLabel && (
              <span>
                {option.label}
                {option.hint && <small>{option.hint}</small>}
              </span>
            )}
          </Option>
        ))}
      </Group>
    </div>
  );
};
