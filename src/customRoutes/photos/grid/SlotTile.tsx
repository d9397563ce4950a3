import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { Tone } from '@turntable/declare/ui/Chip.tsx';
import { Chip } from '@turntable/declare/ui/Chip.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { memo, useEffect, useState } from 'react';
import { shallowEqual, useTranslate } from 'react-admin';
import type { Photo } from '../../../../contract/photos/photo.ts';
import type { Angle } from '../../../../contract/views/angle.ts';
import { isOnWrongView } from '../../../../contract/views/viewFit.ts';
import {
  CornerButton,
  CornerCheck,
  PhotoTile,
  TileButton,
  TileCaption,
  TileFrame,
} from '../../../ui/tiles/tile.styles.ts';
import { useLocalPreview } from '../../../uploads/useLocalPreview.ts';
import { type Shown, usePageState } from '../../vehicles/actions.tsx';
import { Silhouette } from '../../views/Silhouette.tsx';
import { doubtText } from '../doubts.ts';
import { HoldArea } from '../HoldArea.tsx';
import { uploadQueue, useIsOnline } from '../uploads.tsx';
import { keepSpaceForSelecting } from './keepSpaceForSelecting.ts';
import { isOffered, type QueuedUpload, type Slot, type SlotState, slotStateOf } from './slots.ts';

const TileActions = styled('div')({
  position: 'absolute',
  insetInline: 8,
  bottom: 8,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  pointerEvents: 'none',
  '& > button': { pointerEvents: 'auto' },
});

/** Returns the time since a moment, kept up to date: "12 s", "3 min". @param since ISO 8601. */
const useSince = (since: string | null): string => {
  const translate = useTranslate();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(clock);
  }, []);
  const seconds = since === null ? 0 : Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
  if (seconds < 60) return translate('vehicle.duration.seconds', { count: seconds });
  return translate('vehicle.duration.minutes', { count: Math.floor(seconds / 60) });
};

const Processing = ({
  state: { name, since },
}: {
  state: Extract<SlotState, { since: string | null }>;
}) => {
  const translate = useTranslate();
  return (
    <Chip
      tone="info"
      isBusy
      text={translate(`vehicle.state.${name}`, { duration: useSince(since) })}
    />
  );
};

const Waiting = () => {
  const translate = useTranslate();
  return (
    <Chip
      tone="neutral"
      text={translate(useIsOnline() ? 'vehicle.state.waiting' : 'vehicle.state.offline')}
    />
  );
};

const TONES: Partial<Record<SlotState['name'], Tone>> = {
  uploaded: 'neutral',
  processed: 'success',
  draft: 'review',
  doubtful: 'warning',
  unchanged_plate: 'warning',
  attention: 'warning',
  upload_failed: 'danger',
};

/** The state of a place of the grid in a word. */
const SlotChip = ({ state }: { state: SlotState }) => {
  const translate = useTranslate();
  if (state.name === 'empty') return null;
  if (state.name === 'waiting') return <Waiting />;
  if (state.name === 'queued' || state.name === 'processing') return <Processing state={state} />;
  if (state.name === 'uploading') {
    return (
      <Chip
        tone="info"
        text={translate('vehicle.state.uploading', { percent: Math.floor(state.fraction * 100) })}
      />
    );
  }
  if (state.name === 'retrying')
    return (
      <Chip
        tone="warning"
        isBusy
        text={translate('vehicle.state.retrying', { retry: state.retry })}
      />
    );
  const hint = state.name === 'draft' ? translate('vehicle.state_hint.draft') : undefined;
  return (
    <Chip
      tone={TONES[state.name] ?? 'neutral'}
      text={translate(`vehicle.state.${state.name}`)}
      title={hint}
    />
  );
};

interface SlotPictureProps {
  angle: Angle | null;
  photo: Photo | null;
  upload: QueuedUpload | null;
  arrived: File | null;
  shown: Shown;
}

const Coming = ({ file }: { file: File }) => {
  const preview = useLocalPreview(file);
  if (preview) return <img src={preview} alt="" style={{ opacity: 0.6 }} />;
  return (
    <Box
      component="span"
      sx={{ px: 1.5, fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {file.name}
    </Box>
  );
};

/** The server's preview; until it has loaded, the file that has just been sent. */
const Stored = ({ address, file }: { address: string; file: File | null }) => {
  const preview = useLocalPreview(file ?? undefined);
  const background = preview
    ? { background: `center / contain no-repeat url(${preview})` }
    : undefined;
  return (
    <img
      src={address}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={background}
    />
  );
};

/** The picture of a frame: the uploading file, the photo, or the outline of what to photograph. */
const SlotPicture = ({ angle, photo, upload, arrived, shown }: SlotPictureProps) => {
  if (upload) return <Coming file={upload.file} />;
  if (photo) {
    const finished = shown === 'finished' ? photo.preview_processed_url : null;
    return (
      <Stored
        address={finished || photo.preview_url || photo.url}
        file={finished ? null : arrived}
      />
    );
  }
  return (
    <>
      {angle && <Silhouette path={angle.silhouette} />}
      <Box
        component="span"
        data-add
        sx={{ position: 'absolute', right: 10, bottom: 8, display: 'grid', color: 'primary.main' }}
      >
        <AddAPhotoOutlined sx={{ fontSize: 20 }} />
      </Box>
    </>
  );
};

/** The handlers of a place of the grid; the same functions for all places. */
export interface SlotHandlers {
  onOpen: (slot: Slot) => void;
  onToggle: (slot: Slot) => void;
  onMenu: (slot: Slot, anchor: HTMLElement) => void;
  onFocus: (key: string) => void;
}

interface SlotTileProps {
  slot: Slot;
  name: string;
  shown: Shown;
  isSelected: boolean;
  /** Whether the operator has marked a place on it. */
  isMarked: boolean;
  /** Whether it is the only place in the tab order; arrow keys move from there. */
  isTabStop: boolean;
  handlers: SlotHandlers;
}

const FailedActions = ({ uploadKey }: { uploadKey: string }) => {
  const translate = useTranslate();
  return (
    <>
      <Button size="small" variant="contained" onClick={() => uploadQueue.retry([uploadKey])}>
        {translate('vehicle.photo.retry')}
      </Button>
      <Button size="small" variant="contained" onClick={() => uploadQueue.cancel([uploadKey])}>
        {translate('vehicle.photo.discard')}
      </Button>
    </>
  );
};

/** Notes on a place besides its state: why it failed, what is wrong, the company's comment. */
const useNote = ({ angle, photo }: Slot, state: SlotState): string => {
  const translate = useTranslate();
  const errorText = useErrorText();
  if (state.name === 'upload_failed') return errorText(state.error);
  if (state.name === 'attention') return translate(`vehicle.reason.${state.reason}`);
  if (state.name === 'unchanged_plate') return translate(`vehicle.unchanged_plate.${state.reason}`);
  if (state.name === 'doubtful') return translate(doubtText(state.doubts));
  if (!isOffered({ angle })) return translate('vehicle.state_hint.view_off');
  if (photo?.shows && angle && isOnWrongView(photo.shows, angle))
    return translate(`vehicle.looks.${photo.shows}`);
  if (photo?.duplicate_of) return translate('vehicle.state_hint.duplicate');
  return angle?.comment ?? '';
};

/** Opens the brush where the outline is doubtful. */
const CheckOutline = ({ photo, tabIndex }: { photo: Photo; tabIndex: number }) => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      sx={{ mt: 0.5, ml: -0.75 }}
      onClick={() => setOverlay({ name: 'brush', photo: photo.id })}
    >
      {translate('vehicle.doubt.correct')}
    </Button>
  );
};

const SlotTileView = (props: SlotTileProps) => {
  const { slot, name, shown, isSelected, isMarked, isTabStop, handlers } = props;
  const translate = useTranslate();
  /** While the picture is pressed, the original is shown in its place. */
  const [isHeld, setHeld] = useState(false);
  const { key, angle, photo, upload, arrived } = slot;
  const state = slotStateOf(slot);
  const note = useNote(slot, state);
  const tabIndex = isTabStop ? 0 : -1;
  const isClosed = state.name === 'empty' && !isOffered(slot);
  const label = isClosed
    ? `${name}: ${note}`
    : state.name === 'empty'
      ? translate('vehicle.photo.choose_for', { view: name })
      : `${name}: ${translate('vehicle.photo.open')}`;
  return (
    <PhotoTile data-slot={key}>
      <TileFrame isEmpty={state.name === 'empty'} isChosen={isSelected}>
        <TileButton
          type="button"
          data-surface
          tabIndex={tabIndex}
          aria-label={label}
          aria-disabled={isClosed || undefined}
          onFocus={() => handlers.onFocus(key)}
          onClick={() => handlers.onOpen(slot)}
          onKeyUp={photo ? keepSpaceForSelecting : undefined}
        >
          <HoldArea onHold={setHeld} isOff={!photo?.processed_url || shown === 'original'}>
            <SlotPicture
              angle={angle}
              photo={photo}
              upload={upload}
              arrived={arrived}
              shown={isHeld ? 'original' : shown}
            />
          </HoldArea>
        </TileButton>
        {photo && !upload && (
          <CornerCheck data-quiet={isSelected ? undefined : true}>
            <input
              type="checkbox"
              tabIndex={tabIndex}
              checked={isSelected}
              aria-label={translate('vehicle.photo.select', { view: name })}
              onChange={() => handlers.onToggle(slot)}
            />
          </CornerCheck>
        )}
        {!isClosed && (
          <CornerButton
            type="button"
            data-quiet
            tabIndex={tabIndex}
            aria-haspopup="menu"
            aria-label={translate('vehicle.photo.actions', { view: name })}
            onClick={({ currentTarget }) => handlers.onMenu(slot, currentTarget)}
          >
            <MoreVert sx={{ fontSize: 20 }} />
          </CornerButton>
        )}
        {state.name === 'upload_failed' && upload && (
          <TileActions>
            <FailedActions uploadKey={upload.key} />
          </TileActions>
        )}
        {state.name === 'uploading' && (
          <LinearProgress
            aria-hidden
            variant="determinate"
            value={100 * state.fraction}
            sx={{ position: 'absolute', insetInline: 0, bottom: 0 }}
          />
        )}
      </TileFrame>
      <TileCaption>
        <strong>{name}</strong>
        <SlotChip state={state} />{' '}
        {isMarked && <Chip tone="danger" text={translate('resources.cars.choices.state.to_fix')} />}
        {note && <p>{note}</p>}
        {state.name === 'doubtful' && photo && <CheckOutline photo={photo} tabIndex={tabIndex} />}
      </TileCaption>
    </PhotoTile>
  );
};

/** A place of the grid: its picture or outline, its state and its actions. Memoised: drawn again only when its props change. */
export const SlotTile = memo(
  SlotTileView,
  ({ slot: before, ...rest }, { slot, ...others }) =>
    shallowEqual(before, slot) && shallowEqual(rest, others),
);
