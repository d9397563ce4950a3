import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Car, CarFields, OwnLook } from '../../../../contract/entities/car.ts';
import { choiceKey, fieldKey } from '../../../framework/define/textKeys.ts';
import type { ConflictDialogProps } from '../../../ui/dialogs/ConflictDialog.tsx';

/** What a save changes: only that is sent. */
export interface CarChanges extends Partial<CarFields> {
  own_settings?: OwnLook;
}

type FieldName = keyof CarFields;

/** The fields that both have changed, to different values. */
const contested = (changes: CarChanges, seen: Car, theirs: Car): FieldName[] => {
  const names = Object.keys(changes).filter((name): name is FieldName => name !== 'own_settings');
  return names.filter((name) => theirs[name] !== seen[name] && theirs[name] !== changes[name]);
};

/** What there is to decide when a save came too late: what the user wanted, what he saw, what somebody else has made of it. */
export const useContestedFields = () => {
  const translate = useTranslate();
  return useCallback(
    (changes: CarChanges, seen: Car, theirs: Car): ConflictDialogProps['fields'] => {
      const inWords = (name: FieldName, value: unknown): string => {
        if (value === null || value === undefined || value === '')
          return translate('vehicle.conflict.empty');
        const isChoice = name === 'body_type' || name === 'fuel_type';
        return isChoice ? translate(choiceKey('cars', name, String(value))) : String(value);
      };
      return contested(changes, seen, theirs).map((name) => ({
        label: translate(fieldKey('cars', name)),
        mine: inWords(name, changes[name]),
        theirs: inWords(name, theirs[name]),
      }));
    },
    [translate],
  );
};
