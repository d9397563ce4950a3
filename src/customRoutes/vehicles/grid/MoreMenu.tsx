import MoreHoriz from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { usePageState } from '../actions.tsx';
import { photosOf, useCar } from '../car.tsx';

/** What is rarely done with a vehicle. */
export const MoreMenu = () => {
  const translate = useTranslate();
  const car = useCar();
  const { setOverlay, setSelection } = usePageState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<() => void>(undefined);
  const close = (run?: () => void) => {
    chosen.current = run;
    setAnchor(null);
  };
  const selectAll = () => setSelection(new Set(photosOf(car).map(({ id }) => id)));
  return (
    <>
      <IconButton
        aria-label={translate('vehicle.more')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreHoriz />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => close()}
        slotProps={{ transition: { onExited: () => chosen.current?.() } }}
      >
        <MenuItem onClick={() => close(selectAll)}>
          {translate('vehicle.actions.select_all')}
        </MenuItem>
        <MenuItem onClick={() => close(() => setOverlay({ name: 'keys' }))}>
          {translate('vehicle.actions.keys')}
        </MenuItem>
        <MenuItem
          sx={{ color: 'error.main' }}
          onClick={() => close(() => setOverlay({ name: 'delete_vehicle' }))}
        >
          {translate('vehicle.delete')}
        </MenuItem>
      </Menu>
    </>
  );
};
