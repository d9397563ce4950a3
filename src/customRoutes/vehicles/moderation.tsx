import { styled } from '@mui/material/styles';
import { useGetList, useNavigate, useTranslate } from 'ra-core';
import type { CarRow } from '../../../contract/vehicles/vehicle.ts';
import { currentUser } from '../../framework/access/useRights.ts';
import { isAction, type Offered, offered } from '../../framework/actions/offered.ts';
import { useActionRun } from '../../framework/actions/useActionRun.tsx';
import { resourceNamed } from '../../framework/registry.ts';
import { ActionButton, ToolButton } from '../../ui/buttons.tsx';
import { useKeys, useSingleKeys } from '../../ui/keys/useKeys.ts';
import { useCar } from './car.tsx';

/** As many as are walked through before the queue is read again. */
const PAGE = 100;

/** The vehicles that wait for the operator, those that have waited longest first. */
export const useQueue = () => {
  const { data = [], total } = useGetList<CarRow>('adminCars', {
    pagination: { page: 1, perPage: PAGE },
    sort: { field: 'updated_at', order: 'ASC' },
    filter: { moderation: 'premoderation' },
  });
  const after = (id: number): CarRow | undefined => {
    const place = data.findIndex((car) => car.id === id);
    return data.slice(place + 1).find((car) => car.id !== id) ?? data.find((car) => car.id !== id);
  };
  return { waiting: total ?? data.length, first: data[0], after };
};

const DecisionBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  '& .space': { flex: 1 },
});

/** The keys of the queue. */
const KEYS: Readonly<Record<string, string>> = { approve: 'a', toFix: 'f' };
const NEXT = 'n';

/**
 * The operator's decision on a vehicle, and the way to the next one that waits; by keyboard A, F and N (specification, chapters 2 and 4),
 * unless single letters are switched off.
 */
export const ModerationBar = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const car = useCar();
  const { waiting, after } = useQueue();
  const { start, dialog } = useActionRun('adminCars');
  const [areKeysOn] = useSingleKeys();
  const record = { ...car, photos_count: car.photos.length }; // as lists have it; the whole vehicle brings the photos themselves
  const actions = offered(resourceNamed('adminCars'), currentUser(), 'record', record).filter(
    isAction,
  );
  const next = after(car.id);
  const goNext = () => next && navigate(`/adminCars/${next.id}`);
  const press = (action: Offered) => !action.why && start(action, { ids: [car.id], known: [car] });

  const keys = actions.map((action) => [KEYS[action.name], () => void press(action)]);
  useKeys({ ...Object.fromEntries(keys), [NEXT]: () => void goNext() });

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
      {next && (
        <>
          <span>{translate('pages.moderation.waiting', { smart_count: waiting })}</span>
          <ToolButton
            type="button"
            aria-keyshortcuts={areKeysOn ? NEXT : undefined}
            title={areKeysOn ? `${translate('pages.moderation.next')} (N)` : undefined}
            onClick={goNext}
          >
            {translate('pages.moderation.next')}
          </ToolButton>
        </>
      )}
      {dialog}
    </DecisionBar>
  );
};
