import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiChip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import clamp from '@mui/utils/clamp';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@turntable/declare/api/apiError.ts';
import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { actionKey } from '@turntable/declare/define/textKeys.ts';
import { PHONE } from '@turntable/declare/theme/layout.ts';
import { Thumbnail } from '@turntable/declare/ui/Thumbnail.tsx';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ToFixPlace, ToFixReason } from '../../../contract/moderation/toFix.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { toFixKey } from '../../resources/vehicles/carStates.ts';
import { ARROWS, shareIn } from '../../ui/pointer.ts';
import { type NamedPhoto, usePhotoSeries } from '../photos/grid/slots.ts';
import { useCar } from '../vehicles/car.tsx';
import type { useDecided } from './decisions.tsx';
import { MARK_COLOUR, MarkedPicture, pictureOf, placesOn } from './MarkedPicture.tsx';

const MOST_LETTERS = limitsOf(adminCars.toFix).comment?.maxLength;
/** How far an arrow key moves a mark, as a share of the picture. */
const STEP = 0.02;
/** A click so near to a mark takes it away, in pixels. */
const NEAR = 16;

const MarkArea = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  cursor: 'crosshair',
  lineHeight: 0,
  maxWidth: '100%',
  justifySelf: 'center',
  touchAction: 'manipulation',
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

interface MarkedPhotoProps {
  shown: NamedPhoto;
  places: readonly ToFixPlace[];
  onChange: (places: readonly ToFixPlace[]) => void;
}

/** One picture in large. A click marks a place, a click on a mark takes it away; by keyboard, Enter, the arrow keys and Delete do. */
const MarkedPhoto = ({ shown: { photo, name }, places, onChange }: MarkedPhotoProps) => {
  const translate = useTranslate();
  const picture = pictureOf(photo);
  const here = placesOn(places, photo, picture);
  const last = here.at(-1);
  const without = (taken: ToFixPlace | undefined) => places.filter((place) => place !== taken);

  const mark = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    const { width, height } = currentTarget.getBoundingClientRect();
    const isByKey = detail === 0;
    const at = isByKey ? { x: 0.5, y: 0.5 } : shareIn(currentTarget, { clientX, clientY });
    const [x, y] = [clamp(at.x, 0, 1), clamp(at.y, 0, 1)];
    const near = here.find(
      (place) => Math.hypot((place.x - x) * width, (place.y - y) * height) < NEAR,
    );
    onChange(near ? without(near) : [...places, { photo: photo.id, picture, x, y }]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    const isDeleted = event.key === 'Delete' || event.key === 'Backspace';
    if (!last || !(by || isDeleted)) return;
    event.preventDefault();
    const moved = by && {
      ...last,
      x: clamp(last.x + by.x * STEP, 0, 1),
      y: clamp(last.y + by.y * STEP, 0, 1),
    };
    onChange(moved ? [...without(last), moved] : without(last));
  };

  return (
    <MarkArea
      type="button"
      aria-label={translate('pages.moderation.mark', { view: name })}
      aria-describedby="to-fix-places"
      onClick={mark}
      onKeyDown={onKeyDown}
    >
      <MarkedPicture
        src={photo.processed_url ?? photo.url}
        alt=""
        places={here}
        style={{ maxHeight: '48vh' }}
      />
    </MarkArea>
  );
};

const PhotoStrip = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: 3, // room for the ring
  overflowX: 'auto',
  '& button': {
    flex: 'none',
    padding: 0,
    border: 0,
    borderRadius: 8,
    overflow: 'hidden',
    background: 'none',
    cursor: 'pointer',
    lineHeight: 0,
  },
  '& button[aria-pressed=true]': { boxShadow: `0 0 0 3px ${theme.palette.primary.main}` },
  '& button[data-marked]': { boxShadow: `0 0 0 3px ${MARK_COLOUR}` },
}));

interface ToFixDialogProps {
  onDecided: ReturnType<typeof useDecided>;
  onClose: () => void;
}

/** Sends the page's vehicle back: reasons to press, a comment, and places on its pictures. */
const ToFixDialog = ({ onDecided, onClose }: ToFixDialogProps) => {
  const translate = useTranslate();
  const isPhone = useMediaQuery(PHONE);
  const car = useCar();
  const series = usePhotoSeries();
  const [reasons, setReasons] = useState<readonly ToFixReason[]>([]);
  const [comment, setComment] = useState('');
  const [places, setPlaces] = useState<readonly ToFixPlace[]>([]);
  const [opened, setOpened] = useState<number>();
  const shown = series.find(({ photo }) => photo.id === opened);
  const title = translate(actionKey('adminCars', 'toFix', 'label'));

  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      request(adminCars.toFix, {
        params: { id: car.id },
        body: { reasons: [...reasons], comment, places: [...places] },
      }),
    onSuccess: () => {
      onClose();
      onDecided(car, 'to_fix');
    },
  });
  const faults = error instanceof ApiError ? (error.body.errors ?? {}) : {};
  const isElsewhere = error && !faults.reasons && !faults.comment;
  const toggle = (reason: ToFixReason) =>
    setReasons((chosen) =>
      chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason],
    );

  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby="to-fix-title"
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id="to-fix-title">{title}</DialogTitle>
        <DialogContent
          sx={{ display: 'grid', gap: 2, alignContent: 'start', gridAutoRows: 'max-content' }}
        >
          {isElsewhere && <Alert severity="error">{translate(error.message)}</Alert>}
          <div>
            <Box
              role="group"
              aria-label={translate('pages.moderation.reasons')}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
            >
              {ToFixReason.options.map((reason, index) => (
                <MuiChip
                  key={reason}
                  component="button"
                  type="button"
                  clickable
                  autoFocus={index === 0}
                  label={translate(toFixKey(reason))}
                  aria-pressed={reasons.includes(reason)}
                  color={reasons.includes(reason) ? 'primary' : 'default'}
                  variant={reasons.includes(reason) ? 'filled' : 'outlined'}
                  onClick={() => toggle(reason)}
                />
              ))}
            </Box>
            {faults.reasons && <FormHelperText error>{faults.reasons}</FormHelperText>}
          </div>
          <TextField
            label={translate('pages.moderation.comment')}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
            error={Boolean(faults.comment)}
            helperText={faults.comment}
            multiline
            minRows={2}
            maxRows={8}
            slotProps={{ htmlInput: { maxLength: MOST_LETTERS } }}
          />
          {series.length > 0 && (
            <>
              <Typography id="to-fix-places" variant="body2" color="textSecondary">
                {translate(shown ? 'pages.moderation.mark_hint' : 'pages.moderation.mark_lead')}
              </Typography>
              <PhotoStrip>
                {series.map(({ photo, name }) => (
                  <button
                    key={photo.id}
                    type="button"
                    aria-label={name}
                    aria-pressed={photo.id === opened}
                    data-marked={
                      placesOn(places, photo, pictureOf(photo)).length > 0 ? true : undefined
                    }
                    onClick={() => setOpened(photo.id === opened ? undefined : photo.id)}
                  >
                    <Thumbnail
                      src={photo.preview_processed_url || photo.preview_url}
                      width={88}
                      height={66}
                      outline={null}
                    />
                  </button>
                ))}
              </PhotoStrip>
              {shown && <MarkedPhoto shown={shown} places={places} onChange={setPlaces} />}
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('vehicle.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {title}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};

export default ToFixDialog;
