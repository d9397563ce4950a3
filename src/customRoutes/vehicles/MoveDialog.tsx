import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'ra-core';
import { usePageState } from './actions.tsx';
import { useCar } from './car.tsx';
import { useAngleName } from './grid/useSlotName.ts';

/** Puts a photo on another view; the two change places when that one has a photo. */
const MoveDialog = ({ photo }: { photo: number }) => {
  const translate = useTranslate();
  const angleName = useAngleName();
  const { angles, photos } = useCar();
  const { actions, setOverlay } = usePageState();
  const moved = photos.find(({ id }) => id === photo);
  const here = angles.find(({ id }) => id === moved?.angle_id);
  const taken = new Set(photos.map(({ angle_id }) => angle_id));
  const close = () => setOverlay(null);
  const choose = (view: number) => {
    close();
    actions.move(photo, view);
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="move-title">
      <DialogTitle id="move-title">
        {translate('vehicle.move.title', { view: here ? angleName(here) : '' })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('vehicle.move.lead')}</DialogContentText>
        <List dense>
          {angles
            .filter(({ id, isSelected }) => id !== here?.id && isSelected === 1)
            .sort((a, b) => a.position - b.position)
            .map((angle) => (
              <ListItem key={angle.id} disablePadding>
                <ListItemButton onClick={() => choose(angle.id)}>
                  <ListItemText
                    primary={angleName(angle)}
                    secondary={translate(
                      taken.has(angle.id) ? 'vehicle.move.taken' : 'vehicle.move.free',
                    )}
                  />
                </ListItemButton>
              </ListItem>
            ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate('vehicle.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default MoveDialog;
