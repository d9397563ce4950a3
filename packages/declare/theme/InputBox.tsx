import type { HTMLAttributes } from 'react';

/** Props of earlier versions of Material, which react-admin's inputs still pass on beside their `slotProps`. */
type Outdated = 'InputProps' | 'InputLabelProps' | 'inputProps';

/** The element around an input. Drops props that are not HTML attributes. */
export const InputBox = ({
  InputProps: _input,
  InputLabelProps: _label,
  inputProps: _html,
  ...attributes
}: HTMLAttributes<HTMLDivElement> & Partial<Record<Outdated, unknown>>) => <div {...attributes} />;
