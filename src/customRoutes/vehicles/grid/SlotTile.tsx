import MoreVert from '@mui/icons-material/MoreVert';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, memo } from 'react';
import {
  Bar,
  Caption,
  CornerButton,
  CornerCheck,
  Frame,
  Lower,
  SmallAction,
  Surface,
  Tile,
} from '../../../ui/tiles/tile.styles.ts';
import { failureText, type Shown } from '../actions.tsx';
import { uploadQueue } from '../uploads.tsx';
import { SlotChip } from './SlotChip.tsx';
import { SlotPicture } from './SlotPicture.tsx';
import { isOffered, type Slot, type SlotState, slotStateOf } from './slots.ts';

/** What a place of the grid can ask for; the same functions for all of them. */
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
  /** The one place that the tab key reaches; arrow keys go on from there. */
  isTabStop: boolean;
  handlers: SlotHandlers;
}

const FailedActions = ({ uploadKey }: { uploadKey: string }) => {
  const translate = useTranslate();
  return (
    <>
      <SmallAction type="button" onClick={() => uploadQueue.retry([uploadKey])}>
        {translate('vehicle.photo.retry')}
      </SmallAction>
      <SmallAction type="button" onClick={() => uploadQueue.cancel([uploadKey])}>
        {translate('vehicle.photo.discard')}
      </SmallAction>
    </>
  );
};

/** What should be known about a place besides its state: why it failed, what is wrong, what to mind. */
const useNote = ({ angle, photo }: Slot, state: SlotState): string => {
  const translate = useTranslate();
  if (state.name === 'upload_failed') return translate(failureText(state.error));
  if (state.name === 'attention') return translate(`vehicle.reason.${state.reason}`);
  if (state.name === 'no_plate') return translate('vehicle.state_hint.no_plate');
  if (!isOffered({ angle })) return translate('vehicle.state_hint.view_off');
  if (photo?.duplicate_of) return translate('vehicle.state_hint.duplicate');
  return angle?.comment ?? '';
};

/** Some browsers press a button when the space bar comes up; here it has selected the photo already. */
const keepSpaceForSelecting = (event: KeyboardEvent) => {
  if (event.key === ' ') event.preventDefault();
};

const SlotTileView = ({ slot, name, shown, isSelected, isTabStop, handlers }: SlotTileProps) => {
  const translate = useTranslate();
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
    <Tile data-slot={key}>
      <Frame isEmpty={state.name === 'empty'} isChosen={isSelected}>
        <Surface
          type="button"
          data-surface
          tabIndex={tabIndex}
          aria-label={label}
          aria-disabled={isClosed || undefined}
          onFocus={() => handlers.onFocus(key)}
          onClick={() => handlers.onOpen(slot)}
          onKeyUp={photo ? keepSpaceForSelecting : undefined}
        >
          <SlotPicture
            angle={angle}
            photo={photo}
            upload={upload}
            arrived={arrived}
            shown={shown}
          />
        </Surface>
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
          <Lower>
            <FailedActions uploadKey={upload.key} />
          </Lower>
        )}
        {state.name === 'uploading' && (
          <Bar>
            <i style={{ transform: `scaleX(${state.fraction})` }} />
          </Bar>
        )}
      </Frame>
      <Caption>
        <strong>{name}</strong>
        <SlotChip state={state} />
        {note && <p>{note}</p>}
      </Caption>
    </Tile>
  );
};

/** A place of the grid: its picture or outline, its state, and what can be done with it. Drawn again only when something of it changes. */
export const SlotTile = memo(SlotTileView, (before, after) => {
  const { slot: a, ...restBefore } = before;
  const { slot: b, ...restAfter } = after;
  const sameSlot =
    a.angle === b.angle &&
    a.photo === b.photo &&
    a.upload === b.upload &&
    a.arrived === b.arrived &&
    a.number === b.number;
  return (
    sameSlot &&
    Object.keys(restAfter).every((name) =>
      Object.is(
        restBefore[name as keyof typeof restBefore],
        restAfter[name as keyof typeof restAfter],
      ),
    )
  );
});
