import { useState } from 'react';
import type { OwnLook } from '../../../../contract/entities/car.ts';
import type { Look } from '../../../../contract/entities/look.ts';
import { usePhotoNotices } from '../actions/photoNotices.ts';
import { useCar } from '../car/CarContext.tsx';
import { useSaveVehicle } from '../car/SaveContext.tsx';
import { backToCompany, isOwn, ownNames } from './lookSettings.ts';
import { useSliding } from './useSliding.ts';

/** The vehicle's look, changed setting by setting; each change is saved at once and shown while it is on its way. */
export const useLookSettings = () => {
  const car = useCar();
  const save = useSaveVehicle();
  const notices = usePhotoNotices();
  const [coming, setComing] = useState<Partial<Look>>({});
  const [isSaving, setSaving] = useState(false);
  const [hasChanged, setChanged] = useState(false);

  const change = async (own_settings: OwnLook, shown: Partial<Look>) => {
    setComing(shown);
    setSaving(true);
    const result = await save({ own_settings }, car);
    setSaving(false);
    setComing((now) => (now === shown ? {} : now)); // a slider may have been moved on meanwhile
    if (result.name !== 'saved') return;
    setChanged(true);
    notices.say('catalogue.car_updated');
  };

  const set = (changes: Partial<Look>) => change(changes, changes);
  const { moved, slide } = useSliding(set);
  const underWay = { ...coming, ...moved };

  return {
    look: { ...car.settings, ...underWay } satisfies Look,
    isSaving,
    /** Something was changed since the page was opened: finished pictures may look otherwise. */
    hasChanged,
    isOwn: (name: keyof Look) => isOwn(car, name) || name in underWay,
    set,
    slide,
    reset: (names: readonly (keyof Look)[]) => change(backToCompany(names), {}),
    resetAll: () => change(backToCompany(ownNames(car)), {}),
    hasOwn: ownNames(car).length > 0,
  };
};

export type LookSettings = ReturnType<typeof useLookSettings>;
