import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslate } from 'ra-core';
import type { Angle } from '../../../../contract/views/angle.ts';
import { useAngleName } from '../grid/useSlotName.ts';
import type { PlannedFile } from './photoPlan.ts';

/** What a screen reader says while a photo is dragged with the keys. */
export const usePlanSpeech = (
  plan: readonly PlannedFile[],
  angles: readonly Angle[],
): NonNullable<DndContextProps['accessibility']> => {
  const translate = useTranslate();
  const angleName = useAngleName();
  const fileName = (key: UniqueIdentifier) => plan.find((file) => file.key === key)?.name ?? '';
  const placeName = (id: UniqueIdentifier) => {
    const angle = angles.find((view) => view.id === id);
    if (angle) return angleName(angle);
    return translate(id === 'extra' ? 'vehicle.plan.extra' : 'vehicle.plan.left_out');
  };
  return {
    screenReaderInstructions: { draggable: translate('vehicle.plan.drag_help') },
    announcements: {
      onDragStart: ({ active }) => translate('vehicle.plan.picked', { name: fileName(active.id) }),
      onDragOver: ({ active, over }) =>
        over
          ? translate('vehicle.plan.over', { name: fileName(active.id), view: placeName(over.id) })
          : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? translate('vehicle.plan.dropped', {
              name: fileName(active.id),
              view: placeName(over.id),
            })
          : translate('vehicle.plan.put_back', { name: fileName(active.id) }),
      onDragCancel: ({ active }) =>
        translate('vehicle.plan.put_back', { name: fileName(active.id) }),
    },
  };
};
