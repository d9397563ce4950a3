import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Children, type ReactNode } from 'react';
import type { Angle } from '../../../../contract/views/angle.ts';
import { Silhouette } from '../grid/Silhouette.tsx';

interface PlanPlaceProps {
  id: number | 'extra' | 'left-out';
  name: string;
  angle?: Angle;
  isTaken?: boolean;
  children: ReactNode;
}

/** Where photos can be put: a view with its outline, or a box for any number of them. */
export const PlanPlace = ({ id, name, angle, isTaken, children }: PlanPlaceProps) => {
  const translate = useTranslate();
  const { setNodeRef, isOver } = useDroppable({ id });
  const isEmpty = Children.toArray(children).length === 0;
  return (
    <Box
      ref={setNodeRef}
      sx={{
        p: 1,
        minHeight: 64,
        borderRadius: 2.5,
        border: 1,
        borderStyle: isEmpty ? 'dashed' : 'solid',
        borderColor: isOver ? 'primary.main' : 'divider',
        outline: isOver ? 2 : 0,
        outlineColor: 'primary.main',
        opacity: isEmpty && isTaken && !isOver ? 0.72 : 1,
      }}
    >
      {angle && (
        <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }} noWrap title={name}>
          {name}
        </Typography>
      )}
      {children}
      {isEmpty && angle && (
        <Box sx={{ aspectRatio: '4 / 3', position: 'relative' }}>
          <Silhouette path={angle.silhouette} />
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ position: 'absolute', insetInline: 0, bottom: 0, textAlign: 'center' }}
          >
            {translate(isTaken ? 'vehicle.move.taken' : 'vehicle.plan.free')}
          </Typography>
        </Box>
      )}
    </Box>
  );
};
