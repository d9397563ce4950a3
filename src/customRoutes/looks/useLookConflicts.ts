import { useTranslate } from 'react-admin';
import type { EditedLook } from './LookContext.ts';
import { usePresets } from './preview.tsx';
import { isStrength, type StandardLook, type StandardName } from './standardLook.ts';

type Settings = { [Name in StandardName]?: StandardLook[Name] | null };
interface FieldConflict {
  names: readonly StandardName[];
  mine: Settings;
  theirs: Settings;
}

/** Settings whose label differs from their field's name. */
const LABELS: Partial<Record<StandardName, string>> = {
  preset_id: 'settings.basic.preset',
  background_id: 'vehicle.look.background',
  room_id: 'vehicle.look.room',
  logo_id: 'vehicle.look.logo',
  banner_id: 'vehicle.look.banner',
  licence_plate_id: 'vehicle.look.licence_plate',
};

/** Returns the settings that both users have changed, with their labels and values. */
export const useLookConflicts = (pictures: EditedLook['pictures'], none = 'vehicle.look.none') => {
  const translate = useTranslate();
  const { data: presets = [] } = usePresets();

  const label = (name: StandardName) => translate(LABELS[name] ?? `vehicle.look.${name}`);
  const value = (name: StandardName, look: Settings): string => {
    const { [name]: chosen } = look;
    if (chosen === null || chosen === undefined) return translate(none);
    if (name === 'preset_id') return presets.find(({ id }) => id === chosen)?.name ?? `#${chosen}`;
    if (name === 'background_type') return translate(`vehicle.look.types.${chosen}`);
    if (name === 'logo_position') return translate(`vehicle.look.positions.${chosen}`);
    if (name === 'default_crop') return String(chosen);
    if (name === 'glass') return translate(`vehicle.look.glass_levels.${chosen}`);
    if (name === 'cut_fallback') return translate(`vehicle.look.cut_fallbacks.${chosen}`);
    if (isStrength(name) || name === 'margin')
      return translate('vehicle.look.percent', { percent: chosen });
    const choices = name in pictures ? pictures[name as keyof typeof pictures] : undefined; // `in` has looked
    if (choices) return choices.find(({ id }) => id === chosen)?.name ?? `#${chosen}`;
    return translate(chosen === 1 ? 'ra.boolean.true' : 'ra.boolean.false');
  };
  return ({ names, mine, theirs }: FieldConflict) =>
    names.map((name) => ({
      label: label(name),
      mine: value(name, mine),
      theirs: value(name, theirs),
    }));
};
