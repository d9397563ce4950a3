import { useTranslate } from 'ra-core';
import { fieldKey, hintKey } from '../../define/textKeys.ts';
import type { InputProps } from '../kind.ts';

/** What react-admin's inputs are given for a field: whence, what it is called, the hint below it, whether it must be filled. */
export const useInputParts = ({ resource, name, label, isRequired = false, isDisabled = false }: InputProps) => {
  const translate = useTranslate();
  const hint = translate(hintKey(resource, name), { _: '' });
  return {
    source: name,
    label: label ?? translate(fieldKey(resource, name)),
    helperText: hint === '' ? (false as const) : hint,
    isRequired,
    disabled: isDisabled,
  };
};
