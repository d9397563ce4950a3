import { useState } from 'react';
import { useCar } from '../car.tsx';
import { viewsOf } from '../grid/slots.ts';
import { useUploads, viewsOnTheirWay } from '../uploads.tsx';

/** What the next picture is of: a view by its id, or no view. */
export type Target = number | 'extra';

/** The views to photograph, those without a photo first to come; extra photos at the end. */
export const useTargets = (first: Target | undefined) => {
  const car = useCar();
  useUploads(); // another view is free, or no more
  const { wanted, filled, missing } = viewsOf(car, viewsOnTheirWay(car.id));
  const targets: Target[] = [
    ...wanted.map(({ id }) => id),
    ...(car.additional_uploads === 1 ? (['extra'] as const) : []),
  ];
  /** Where nothing is missing: an extra photo, or the last view again. */
  const end = targets.at(-1) ?? 'extra';
  const free = missing.map(({ id }) => id);
  const [target, setTarget] = useState<Target>(first ?? free[0] ?? end);
  const index = targets.indexOf(target);
  const goTo = (step: number) =>
    setTarget(targets[(index + step + targets.length) % targets.length] ?? end);
  /** To the next view without a photo, behind this one or from the beginning. */
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
