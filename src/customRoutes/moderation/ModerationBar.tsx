import ChevronLeft from '@mui/icons-material/ChevronLeft';
import { styled } from '@mui/material/styles';
import { isAction, type Offered, offered } from '@turntable/declare/actions/offered.ts';
import { useActionRun } from '@turntable/declare/actions/useActionRun.tsx';
import { currentUser } from '@turntable/declare/connection.ts';
import { resourceNamed } from '@turntable/declare/registry.ts';
import { ActionButton, ToolButton } from '@turntable/declare/ui/buttons.tsx';
import { useKeys, useSingleKeys } from '@turntable/declare/ui/keys/useKeys.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useNotify, useTranslate } from 'react-admin';
import { usePrefetchVehicle } from '../processing/pollVehicle.ts';
import { usePageState } from '../vehicles/actions.tsx';
import { useCar } from '../vehicles/car.tsx';
import { useApproval, useDecided } from './decisions.tsx';
import { useQueue } from './useQueue.ts';

const ToFixDialog = lazy(() => import('./ToFixDialog.tsx'));

const DecisionBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  '& .space': { flex: 1 },
  '& .place': { whiteSpace: 'nowrap' },
  // the key on its button; screen readers have it of `aria-keyshortcuts`
  '@media (pointer: fine)': {
    '& [aria-keyshortcuts]::after': {
      content: "attr(aria-keyshortcuts) / ''",
      minWidth: 20,
      padding: '0 5px',
      borderRadius: 4,
      border: `1px solid ${theme.palette.divider}`,
      fontSize: 12,
      lineHeight: '18px',
      textAlign: 'center',
      textTransform: 'uppercase',
      color: theme.palette.text.secondary,
    },
  },
}));

/** The keys of the queue. */
const KEYS: Readonly<Record<string, string>> = { approve: 'a', toFix: 'f' };
const NEXT = 'n';

/**
 * The operator's decision on a vehicle, its place in the queue, and the way to the next one, which is loaded already; by keyboard A, F and N
 * (specification, chapters 2 and 4), unless single letters are switched off. After a decision on a vehicle that waited, the next one is shown.
 */
export const ModerationBar = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const car = useCar();
  const { setOverlay } = usePageState();
  const { waiting, around } = useQueue();
  const { start, dialog } = useActionRun('adminCars');
  const [areKeysOn] = useSingleKeys();
  const [isSendingBack, setSendingBack] = useState(false);
  const record = { ...car, photos_count: car.photos.length }; // as lists have it; the whole vehicle brings the photos themselves
  const actions = offered(resourceNamed('adminCars'), currentUser(), 'record', record).filter(
    isAction,
  );
  const { place, next, previous } = around(car.id);
  const show = (other: typeof next) => other && navigate(`/adminCars/${other.id}`);
  const decided = useDecided();
  const onDecided: typeof decided = (...decision) => {
    decided(...decision);
    if (car.moderation === 'quality_check') show(next);
  };
  const approve = useApproval(onDecided);

  const load = usePrefetchVehicle();
  const ahead = next?.id;
  useEffect(() => {
    if (ahead !== undefined) void load(ahead);
  }, [ahead, load]);

  const press = (action: Offered) => {
    if (action.why) return notify(action.why, { type: 'warning' }); // a key has no button to show the reason on
    if (action.name === 'approve') return approve(car);
    if (action.name === 'toFix') return setSendingBack(true);
    start(action, { ids: [car.id], known: [car] });
  };
  const keys = actions.map((action) => [
    KEYS[action.name],
    ({ repeat }: KeyboardEvent) => void (repeat || press(action)), // a key held down decides on one vehicle
  ]);
  useKeys({
    ...Object.fromEntries(keys),
    [NEXT]: () => void show(next),
    '?': () => setOverlay({ name: 'keys' }),
  });

  return (
    <DecisionBar role="toolbar" aria-label={translate('pages.moderation.toolbar')}>
      {actions.map((action) => (
        <ActionButton
          key={action.name}
          label={action.label}
          icon={action.icon}
          why={action.why}
          shortcut={areKeysOn ? KEYS[action.name] : undefined}
          onPress={() => press(action)}
        />
      ))}
      <span className="space" />
      {place > 0 && next && (
        <ToolButton
          type="button"
          aria-label={translate('pages.moderation.previous')}
          title={translate('pages.moderation.previous')}
          onClick={() => show(previous)}
        >
          <ChevronLeft />
        </ToolButton>
      )}
      {waiting > 0 && (
        <span className="place">
          {place > 0
            ? translate('pages.moderation.place', { place, total: waiting })
            : translate('pages.moderation.waiting', { smart_count: waiting })}
        </span>
      )}
      {next && (
        <ToolButton
          type="button"
          aria-keyshortcuts={areKeysOn ? NEXT : undefined}
          title={areKeysOn ? `${translate('pages.moderation.next')} (N)` : undefined}
          onClick={() => show(next)}
        >
          {translate('pages.moderation.next')}
        </ToolButton>
      )}
      {dialog}
      {isSendingBack && (
        <Suspense>
          <ToFixDialog onDecided={onDecided} onClose={() => setSendingBack(false)} />
        </Suspense>
      )}
    </DecisionBar>
  );
};
