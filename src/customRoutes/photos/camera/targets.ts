import { useState } from 'react';
import { useCar } from '../../vehicles/car.tsx';
import { viewsOf } from '../grid/slots.ts';
import { uploadingViews, useUploads } from '../uploads.tsx';

/** The target of the next picture: a view's id, or an extra photo. */
export type Target = number | 'extra';

/** Returns the views to photograph in their order, extra photos at the end; the first without a photo is chosen. */
export const useTargets = (first: Target | undefined) => {
  const car = useCar();
  useUploads(); // another view is free, or no more
  const { wanted, filled, missing } = viewsOf(car, uploadingViews(car.id));
  const targets: Target[] = [
    ...wanted.map(({ id }) => id),
    ...(car.additional_uploads === 1 ? (['extra'] as const) : []),
  ];
  /** The target where no view lacks a photo: an extra photo, or the last view again. */
  const end = targets.at(-1) ?? 'extra';
  const free = missing.map(({ id }) => id);
  // before the first picture the target follows the uploads: those kept from before a reload are read a moment later
  const [chosen, setTarget] = useState(first);
  const target = chosen ?? free[0] ?? end;
  const index = targets.indexOf(target);
  const goTo = (step: number) =>
    setTarget(targets[(index + step + targets.length) % targets.length] ?? end);
  /** Moves to the next view without a photo, from the beginning again after the last. */
  const goOn = () => {
    const open = free.filter((view) => view !== target);
    setTarget(open.find((view) => targets.indexOf(view) > index) ?? open[0] ?? end);
  };
  return {
    target,
    angle: car.angles.find(({ id }) => id === target),
    setTarget,
    goTo,
    goOn,
    filled,
    total: wanted.length,
  };
};
