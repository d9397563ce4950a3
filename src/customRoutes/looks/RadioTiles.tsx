import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useId } from 'react';
import type { Look } from '../../../contract/looks/look.ts';
import { RadioTile, RadioTileGroup } from '../../ui/tiles/radioTile.ts';
import { useEditedLook } from './LookContext.ts';

interface TileOption<Value> {
  value: Value;
  label: string;
  picture: ReactNode;
  hint?: string;
  isDisabled?: boolean;
  /** Hides the label; it is read out and shown on hovering. */
  hidesLabel?: boolean;
}

interface RadioTilesProps<Value> {
  name: keyof Look;
  label: string;
  value: Value | null;
  options: readonly TileOption<Value>[];
  columns: number;
  /** Places the tiles closely together, as the fields of a picture. */
  isCompact?: boolean;
  onChoose: (value: Value) => void;
}

/** The error of a setting. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <FormHelperText error role="alert">
      {text}
    </FormHelperText>
  ) : null;

/** Radio buttons shown as pictures. */
export const RadioTiles = <Value extends string | number>({
  name,
  label,
  value,
  options,
  columns,
  isCompact,
  onChoose,
}: RadioTilesProps<Value>) => {
  const { isSaving, heading, problems } = useEditedLook();
  const problem = problems?.[name];
  const id = useId();
  return (
    <div>
      {heading({ name, label, id })}
      <RadioTileGroup
        role="radiogroup"
        aria-labelledby={id}
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 220px))`,
          maxWidth: isCompact ? 200 : undefined,
        }}
      >
        {options.map((option) => (
          <RadioTile key={option.value} title={option.hidesLabel ? option.label : option.hint}>
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
          </RadioTile>
        ))}
      </RadioTileGroup>
      <Problem text={problem} />
    </div>
  );
};
