import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { cars } from '../../../../contract/vehicles/calls.ts';
import { mayCall } from '../../../api/roleCalls.ts';
import {
  PhotoTile,
  TileButton,
  TileCaption,
  TileFrame,
  TileGrid,
} from '../../../ui/tiles/tile.styles.ts';
import { toggled } from '../../toggled.ts';
import { usePageState } from '../../vehicles/actions.tsx';
import { processablePhotos, useCar } from '../../vehicles/car.tsx';
import { useProcess } from '../../views/wrongViews.tsx';
import { useSlots } from '../uploads.tsx';
import { QuietButton } from './QuietButton.tsx';
import { type OpenMenu, SlotMenu } from './SlotMenu.tsx';
import { type SlotHandlers, SlotTile } from './SlotTile.tsx';
import {
  isOffered,
  isWanted,
  type MoveKey,
  moveInGrid,
  type Placed,
  type SectionKind,
  type Slot,
  useSlotName,
} from './slots.ts';

const MOVES: readonly string[] = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
] satisfies MoveKey[];

const isMove = (key: string): key is MoveKey => MOVES.includes(key);

const placesIn = (grid: HTMLElement): Placed[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-slot]')].map((element) => {
    const { x, y } = element.getBoundingClientRect();
    return { key: element.dataset.slot ?? '', x, y };
  });

/** Controls the grid by keyboard: arrows move, space selects, enter opens, P processes, delete deletes. */
export const useGridKeys = (slots: readonly Slot[]) => {
  const { selection, setSelection, setOverlay } = usePageState();
  const process = useProcess();
  const car = useCar();
  const [reached, setFocused] = useState<string>();
  const focused = slots.some(({ key }) => key === reached) ? reached : slots[0]?.key;

  const act = (key: string, slot: Slot | undefined): boolean => {
    const photo = slot?.photo ?? undefined;
    const meant = selection.size > 0 ? [...selection] : photo ? [photo.id] : [];
    const sent = processablePhotos(car).flatMap(({ id }) => (meant.includes(id) ? [id] : []));
    if (key === 'Escape' && selection.size > 0) setSelection(new Set());
    else if (key === ' ' && photo) setSelection(toggled(photo.id));
    else if (key.toLowerCase() === 'p' && sent.length > 0) void process(sent);
    else if (key === 'Delete' && meant.length > 0) setOverlay({ name: 'delete', photos: meant });
    else if (key === '?') setOverlay({ name: 'keys' });
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const surface =
      event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[data-surface]');
    if (!surface || event.altKey) return;
    const from = surface.closest<HTMLElement>('[data-slot]')?.dataset.slot;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      setSelection(new Set(slots.flatMap(({ photo }) => (photo ? [photo.id] : []))));
      return;
    }
    if (event.ctrlKey || event.metaKey || !from) return;
    if (isMove(event.key)) {
      event.preventDefault();
      const next = moveInGrid(placesIn(event.currentTarget), from, event.key);
      event.currentTarget
        .querySelector<HTMLElement>(`[data-slot="${next}"] [data-surface]`)
        ?.focus();
      return;
    }
    if (
      act(
        event.key,
        slots.find(({ key }) => key === from),
      )
    )
      event.preventDefault();
  };

  return { focused, setFocused, onKeyDown };
};

/** The last place of the extra photos: adds one. */
const AddExtra = () => {
  const translate = useTranslate();
  const { chooseFiles } = usePageState();
  return (
    <PhotoTile>
      <TileFrame isEmpty isChosen={false}>
        <TileButton
          type="button"
          aria-label={translate('vehicle.photo.choose_for', {
            view: translate('vehicle.plan.extra'),
          })}
          onClick={() => chooseFiles('extra')}
        >
          <AddPhotoAlternateOutlined color="primary" sx={{ fontSize: 30 }} />
        </TileButton>
      </TileFrame>
      <TileCaption>
        <strong>{translate('vehicle.plan.extra')}</strong>
      </TileCaption>
    </PhotoTile>
  );
};

const SECTIONS: readonly SectionKind[] = ['exterior', 'interior', 'detail', 'extra'];

const useHandlers = (
  setMenu: (menu: OpenMenu) => void,
  setFocused: (key: string) => void,
): SlotHandlers => {
  const { setOverlay, chooseFiles, setSelection } = usePageState();
  const onOpen = useCallback(
    ({ angle, photo, upload }: Slot) => {
      if (photo && !upload) setOverlay({ name: 'viewer', photo: photo.id });
      else if (!upload && isOffered({ angle })) chooseFiles(angle?.id ?? 'extra');
    },
    [setOverlay, chooseFiles],
  );
  const onToggle = useCallback(
    ({ photo }: Slot) => photo && setSelection(toggled(photo.id)),
    [setSelection],
  );
  return useMemo(
    () => ({
      onOpen,
      onToggle,
      onFocus: setFocused,
      onMenu: (slot, anchor) => setMenu({ slot, anchor }),
    }),
    [onOpen, onToggle, setFocused, setMenu],
  );
};

const SectionHeading = ({ kind, slots }: { kind: SectionKind; slots: readonly Slot[] }) => {
  const translate = useTranslate();
  const { additional_uploads } = useCar();
  const extraHint =
    additional_uploads === 1 ? 'vehicle.views.extra_hint' : 'vehicle.views.extra_off';
  const filled = slots.filter(({ photo }) => photo).length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 1.5 }}>
      <Typography variant="h2">{translate(`vehicle.views.${kind}`)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {kind === 'extra'
          ? translate(extraHint)
          : translate('vehicle.views.in_section', { filled, total: slots.length })}
      </Typography>
    </Box>
  );
};

/** The photos of a vehicle: its views in their order, then the extra photos. */
export const AngleGrid = () => {
  const translate = useTranslate();
  const car = useCar();
  const { shown, selection } = usePageState();
  const all = useSlots();
  const nameOf = useSlotName();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const wanted = useMemo(() => all.filter((slot) => showsAll || isWanted(slot)), [all, showsAll]);
  const hiddenCount = all.length - all.filter(isWanted).length;
  const { focused, setFocused, onKeyDown } = useGridKeys(wanted);
  const handlers = useHandlers(setMenu, setFocused);

  return (
    <Box
      component="section"
      aria-label={translate('vehicle.views.grid')}
      onKeyDown={onKeyDown}
      sx={{ display: 'grid', gap: 4 }}
    >
      {SECTIONS.map((kind) => {
        const slots = wanted.filter((slot) => slot.kind === kind);
        if (slots.length === 0 && kind !== 'extra') return null;
        return (
          <div key={kind}>
            <SectionHeading kind={kind} slots={slots} />
            <TileGrid>
              {slots.map((slot) => (
                <SlotTile
                  key={slot.key}
                  slot={slot}
                  name={nameOf(slot)}
                  shown={shown}
                  isSelected={slot.photo !== null && selection.has(slot.photo.id)}
                  isMarked={car.to_fix_places.some(({ photo }) => photo === slot.photo?.id)}
                  isTabStop={slot.key === focused}
                  handlers={handlers}
                />
              ))}
              {kind === 'extra' && car.additional_uploads === 1 && mayCall(cars.uploadExtra) && (
                <AddExtra />
              )}
            </TileGrid>
          </div>
        );
      })}
      {hiddenCount > 0 && (
        <QuietButton sx={{ justifySelf: 'start' }} onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? translate('vehicle.views.others_hide')
            : translate('vehicle.views.others', { smart_count: hiddenCount })}
        </QuietButton>
      )}
      <SlotMenu menu={menu} onClose={() => setMenu(null)} />
    </Box>
  );
};
