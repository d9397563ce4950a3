import { useDraggable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Angle } from '../../../../contract/views/angle.ts';
import { useCar } from '../car.tsx';
import { useAngleName } from '../grid/useSlotName.ts';
import { useLocalPreview } from '../uploads.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import type { Place, PlannedFile } from './photoPlan.ts';

interface PlanCardProps {
  file: PlannedFile;
  views: readonly Angle[];
  /** Views that have a photo already. */
  filled: ReadonlySet<number | null>;
  onMove: (key: string, place: Place) => void;
}

const useRemark = (
  { duplicate, place }: PlannedFile,
  filled: ReadonlySet<number | null>,
): string => {
  const translate = useTranslate();
  const angleName = useAngleName();
  const { angles } = useCar();
  if (duplicate?.of === 'file')
    return translate('vehicle.plan.duplicate_file', { name: duplicate.name });
  if (duplicate?.of === 'photo') {
    const angle = angles.find(({ id }) => id === duplicate.view);
    return translate('vehicle.plan.duplicate_photo', {
      view: angle ? angleName(angle) : translate('vehicle.plan.extra'),
    });
  }
  return typeof place === 'number' && filled.has(place) ? translate('vehicle.plan.replaces') : '';
};

/** A chosen photo in the plan: dragged to another view, or sent there by the choice below it. */
export const PlanCard = ({ file, views, filled, onMove }: PlanCardProps) => {
  const translate = useTranslate();
  const preview = useLocalPreview(file.file);
  const remark = useRemark(file, filled);
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: file.key,
    attributes: { roleDescription: '' },
  });
  return (
    <div>
      <Box
        ref={setNodeRef}
        {...attributes}
        {...listeners}
        aria-roledescription={undefined}
        aria-label={translate('vehicle.plan.drag', { name: file.name })}
        style={{
          transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        }}
        sx={{
          aspectRatio: '4 / 3',
          borderRadius: 1.5,
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'background.default',
          cursor: isDragging ? 'grabbing' : 'grab',
          touchAction: 'manipulation',
          position: 'relative',
          zIndex: isDragging ? 10 : undefined,
          boxShadow: isDragging ? 8 : 0,
          '& img': { width: '100%', height: '100%', objectFit: 'contain', display: 'block' },
        }}
      >
        {preview ? (
          <img src={preview} alt="" draggable={false} />
        ) : (
          <Typography variant="caption" sx={{ p: 1, overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
        )}
      </Box>
      <Typography
        variant="caption"
        component="p"
        noWrap
        title={file.name}
        color="textSecondary"
        sx={{ mt: 0.5 }}
      >
        {file.name}
      </Typography>
      {remark && (
        <Typography variant="caption" component="p" color="warning">
          {remark}
        </Typography>
      )}
      <PlaceChoice file={file} views={views} onMove={onMove} />
    </div>
  );
};
