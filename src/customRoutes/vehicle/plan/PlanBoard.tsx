import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Angle } from '../../../../contract/views/angle.ts';
import { useCar } from '../car.tsx';
import { useAngleName } from '../grid/useSlotName.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanPlace } from './PlanPlace.tsx';
import type { Place, PlannedFile } from './photoPlan.ts';
import { usePlanSpeech } from './usePlanSpeech.ts';

interface PlanBoardProps {
  plan: readonly PlannedFile[];
  onMove: (key: string, place: Place) => void;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(168px, 1fr))',
  },
  gap: 1.5,
};

/** The views that the plan shows: those that the company wants or that a file was put on. */
const shownViews = (angles: readonly Angle[], plan: readonly PlannedFile[]): Angle[] =>
  angles
    .filter(({ id, isSelected }) => isSelected === 1 || plan.some(({ place }) => place === id))
    .sort((a, b) => a.position - b.position);

/** Views with the photos put on them, then extra photos, then what is left out; every photo can be dragged, by mouse, finger or keys. */
export const PlanBoard = ({ plan, onMove }: PlanBoardProps) => {
  const translate = useTranslate();
  const { angles, photos, additional_uploads } = useCar();
  const takesExtra = additional_uploads === 1;
  const angleName = useAngleName();
  const views = useMemo(() => shownViews(angles, plan), [angles, plan]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor),
  );
  const filled = new Set(photos.map(({ angle_id }) => angle_id));
  const speech = usePlanSpeech(plan, angles);

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over)
      onMove(
        String(active.id),
        over.id === 'extra' || over.id === 'left-out' ? over.id : Number(over.id),
      );
  };
  const card = (file: PlannedFile) => (
    <PlanCard key={file.key} file={file} views={views} filled={filled} onMove={onMove} />
  );
  const among = (place: Place) => plan.filter((file) => file.place === place);

  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd} accessibility={speech}>
      <Box sx={columns}>
        {views.map((angle) => (
          <PlanPlace
            key={angle.id}
            id={angle.id}
            name={angleName(angle)}
            angle={angle}
            isTaken={filled.has(angle.id)}
          >
            {among(angle.id).map(card)}
          </PlanPlace>
        ))}
      </Box>
      {!takesExtra && (
        <Typography color="textSecondary" sx={{ mt: 3 }}>
          {translate('vehicle.views.extra_off')}
        </Typography>
      )}
      {(takesExtra ? (['extra', 'left-out'] as const) : (['left-out'] as const)).map((place) => (
        <Box key={place} sx={{ mt: 3 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {translate(place === 'extra' ? 'vehicle.plan.as_extra' : 'vehicle.plan.as_left_out')}
          </Typography>
          <PlanPlace
            id={place}
            name={translate(place === 'extra' ? 'vehicle.plan.extra' : 'vehicle.plan.left_out')}
          >
            {among(place).length > 0 && <Box sx={columns}>{among(place).map(card)}</Box>}
          </PlanPlace>
        </Box>
      ))}
    </DndContext>
  );
};
