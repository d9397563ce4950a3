import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { cars } from '../../../../contract/vehicles/calls.ts';
import { mayCall } from '../../../api/roleCalls.ts';
import { Places } from '../../../ui/tiles/tile.styles.ts';
import { toggled, usePageState } from '../actions.tsx';
import { useCar } from '../car.tsx';
import { AddExtra } from './AddExtra.tsx';
import { QuietButton } from './QuietButton.tsx';
import { type OpenMenu, SlotMenu } from './SlotMenu.tsx';
import { type SlotHandlers, SlotTile } from './SlotTile.tsx';
import { isOffered, isWanted, type SectionKind, type Slot } from './slots.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useSlotName } from './useSlotName.ts';
import { useSlots } from './useSlots.ts';

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

const Heading = ({ kind, slots }: { kind: SectionKind; slots: readonly Slot[] }) => {
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

/** The photos of a vehicle by view: the walk-around in its order, then whatever else was photographed. */
export const AngleGrid = () => {
  const translate = useTranslate();
  const car = useCar();
  const { shown, selection } = usePageState();
  const all = useSlots(car);
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
            <Heading kind={kind} slots={slots} />
            <Places>
              {slots.map((slot) => (
                <SlotTile
                  key={slot.key}
                  slot={slot}
                  name={nameOf(slot)}
                  shown={shown}
                  isSelected={slot.photo !== null && selection.has(slot.photo.id)}
                  isTabStop={slot.key === focused}
                  handlers={handlers}
                />
              ))}
              {kind === 'extra' && car.additional_uploads === 1 && mayCall(cars.uploadExtra) && (
                <AddExtra />
              )}
            </Places>
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
