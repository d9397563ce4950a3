import Search from '@mui/icons-material/Search';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@turntable/declare/ui/ConfirmDialog.tsx';
import { EmptyState, LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import { RowsLoading } from '@turntable/declare/ui/states/Loading.tsx';
import { RetryAlert } from '@turntable/declare/ui/states/RetryAlert.tsx';
import { Thumbnail } from '@turntable/declare/ui/Thumbnail.tsx';
import { RelativeTime } from '@turntable/declare/ui/time/RelativeTime.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useMemo, useState } from 'react';
import {
  LinkBase,
  type RaRecord,
  Toolbar,
  useDebouncedEvent,
  useNotify,
  useTranslate,
} from 'react-admin';
import {
  type ApplyLook as ApplyLookBody,
  type FinishedCar,
  type LookRun,
  MOST_CARS,
} from '../../../contract/looks/preview.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { type LookApi, lookApi } from './lookApi.ts';

const VehicleChoices = styled(FormGroup)(({ theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  '& > label': {
    margin: 0,
    paddingInline: '4px 12px',
    minHeight: 56,
    // lines outside of the screen are not rendered
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 56px',
  },
  '& > label + label': { borderTop: `1px solid ${theme.palette.divider}` },
  '& .MuiFormControlLabel-label': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    overflowWrap: 'anywhere',
  },
  '& small': {
    flex: 'none',
    marginLeft: 'auto',
    color: theme.palette.text.secondary,
    fontSize: 13,
  },
}));

interface FinishedLinesProps {
  cars: readonly FinishedCar[];
  chosen: ReadonlyMap<number, FinishedCar>;
  photosOf: (car: FinishedCar) => number;
  onChange: (cars: readonly FinishedCar[], isChosen: boolean) => void;
}

/** A list of vehicles to select one by one, or all at once. */
const FinishedLines = ({ cars, chosen, photosOf, onChange }: FinishedLinesProps) => {
  const translate = useTranslate();
  const some = cars.filter(({ id }) => chosen.has(id)).length;
  return (
    <VehicleChoices role="group" aria-label={translate('settings.apply.vehicles')}>
      <FormControlLabel
        label={<strong>{translate('settings.apply.all', { smart_count: cars.length })}</strong>}
        control={
          <Checkbox
            checked={some === cars.length}
            indeterminate={some > 0 && some < cars.length}
            onChange={(_, isChosen) => onChange(cars, isChosen)}
          />
        }
      />
      {cars.map((car) => (
        <FormControlLabel
          key={car.id}
          control={
            <Checkbox
              checked={chosen.has(car.id)}
              onChange={(_, isChosen) => onChange([car], isChosen)}
            />
          }
          label={
            <>
              <Thumbnail src={car.thumbnail_url} />
              {car.vehicle_name || car.vin || `#${car.id}`}
              <small>{translate('settings.apply.photos', { smart_count: photosOf(car) })}</small>
            </>
          }
        />
      ))}
    </VehicleChoices>
  );
};

interface FinishedVehiclesProps {
  api: LookApi;
  /** Whether a run is under way. */
  isBusy: boolean;
  onApply: (asked: ApplyLookBody) => Promise<void>;
}

/** The search's debounce, in milliseconds. */
const DEBOUNCE = 100;

type Chosen = ReadonlyMap<number, FinishedCar>;
const NONE: Chosen = new Map();
const NO_CARS: readonly FinishedCar[] = [];

const changed = (chosen: Chosen, cars: readonly FinishedCar[], isChosen: boolean): Chosen => {
  const next = new Map(chosen);
  for (const car of cars) isChosen ? next.set(car.id, car) : next.delete(car.id);
  return next;
};

/** Searches and selects vehicles with finished pictures; the selection stays while the search changes. */
const FinishedVehicles = ({ api, isBusy, onApply }: FinishedVehiclesProps) => {
  const translate = useTranslate();
  const { isBusy: isSending, attempt } = useAttempt();
  const [q, setSearched] = useState('');
  const search = useDebouncedEvent(setSearched, DEBOUNCE);
  const [onlyDrafts, setOnlyDrafts] = useState(false);
  const [chosen, setChosen] = useState(NONE);
  const { data, error, refetch } = useQuery({
    queryKey: ['finished vehicles', api.key, q, onlyDrafts, isBusy], // vehicles under way are not finished
    queryFn: ({ signal }) =>
      api.finished(
        { per_page: MOST_CARS, ...(q && { q }), ...(onlyDrafts && { drafts: 1 }) },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const cars = data?.data ?? NO_CARS;
  const photosOf = (car: FinishedCar) => (onlyDrafts ? car.drafts : car.photos);
  const photos = [...chosen.values()].reduce((sum, car) => sum + photosOf(car), 0);
  const tooMany = chosen.size > MOST_CARS;

  const apply = async () => {
    const asked = { cars: [...chosen.keys()], ...(onlyDrafts && { only: 'drafts' as const }) };
    if (await attempt(() => onApply(asked), 'settings.apply.begun')) setChosen(NONE);
  };

  return (
    <Panel title={translate('settings.apply.title')}>
      <p>{translate('settings.apply.lead')}</p>
      <TextField
        type="search"
        placeholder={translate('settings.apply.search')}
        onChange={({ target }) => search(target.value.trim())}
        sx={{ maxWidth: 420 }}
        slotProps={{
          htmlInput: { maxLength: 100, 'aria-label': translate('list.search') },
          input: { startAdornment: <Search sx={{ mr: 1 }} /> },
        }}
      />
      {(onlyDrafts || cars.some(({ drafts }) => drafts > 0)) && (
        <FormControlLabel
          label={translate('settings.apply.only_drafts')}
          control={
            <Switch
              checked={onlyDrafts}
              onChange={(_, isOn) => {
                setOnlyDrafts(isOn);
                setChosen(NONE);
              }}
            />
          }
        />
      )}
      {error && !data && (
        <LoadFailed
          title={translate('settings.apply.list_failed')}
          error={error}
          onRetry={refetch}
        />
      )}
      {!data && !error && <RowsLoading rows={5} shape="rows" />}
      {data && cars.length === 0 && (
        <EmptyState
          isNothingFound
          title={translate(
            q
              ? 'catalogue.no_results'
              : isBusy
                ? 'settings.apply.all_busy'
                : 'settings.apply.nothing',
          )}
          text={q || isBusy ? '' : translate('settings.apply.nothing_text')}
        />
      )}
      {cars.length > 0 && (
        <FinishedLines
          cars={cars}
          chosen={chosen}
          photosOf={photosOf}
          onChange={(some, isChosen) => setChosen(changed(chosen, some, isChosen))}
        />
      )}
      {data && data.total > cars.length && (
        <p>{translate('settings.apply.more_vehicles', { shown: cars.length })}</p>
      )}
      <Toolbar>
        <span role="status">
          {tooMany
            ? translate('settings.apply.too_many', { most: MOST_CARS })
            : chosen.size > 0 &&
              translate('settings.apply.chosen', {
                cars: translate('settings.apply.cars', { smart_count: chosen.size }),
                photos: translate('settings.apply.photos', { smart_count: photos }),
              })}
        </span>
        <Button
          variant="contained"
          disabled={chosen.size === 0 || tooMany || isBusy}
          loading={isSending}
          onClick={apply}
        >
          {translate('settings.apply.apply')}
        </Button>
      </Toolbar>
    </Panel>
  );
};

/** The interval of reading a run, in milliseconds. */
const EVERY = 2000;

const isUnderWay = (run: LookRun | null | undefined): boolean =>
  run !== null && run !== undefined && run.done < run.photos;

/** Calls for the last run of a company's look. The server keeps its state, also after the page is left. Each throws ApiError. */
const useLookRun = (api: LookApi) => {
  const client = useQueryClient();
  const queryKey = ['look run', api.key];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: api.applied,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? EVERY : false),
  });

  const keep = async (latest: LookRun | null) => {
    client.setQueryData(queryKey, latest);
    // vehicles under way are not finished; undone ones are again
    await client.invalidateQueries({ queryKey: ['finished vehicles', api.key] });
  };

  return {
    run: data,
    error,
    reread: refetch,
    apply: async (asked: ApplyLookBody) => keep(await api.apply(asked)),
    undo: async () => keep(await api.undo()),
  };
};

interface LastRunProps {
  run: LookRun;
  vehicles: string;
  onUndo: () => Promise<void>;
}

/** The progress of the last run, its failures, and a button to restore the former pictures. */
const LastRun = ({ run, vehicles, onUndo }: LastRunProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const undo = async () => {
    await onUndo();
    notify('settings.apply.undone', { type: 'success' });
  };
  const { done, photos, cars, failed, failures } = run;
  const isRunning = isUnderWay(run);
  const counted = {
    cars: translate('settings.apply.cars', { smart_count: cars }),
    photos: translate('settings.apply.photos', { smart_count: photos }),
  };
  return (
    <Panel title={translate(isRunning ? 'settings.apply.running' : 'settings.apply.last')}>
      <p>
        {translate('settings.apply.of', counted)} · <RelativeTime at={run.created_at} />
      </p>
      <LinearProgress
        aria-label={translate('settings.apply.progress')}
        variant="determinate"
        value={(100 * done) / photos}
      />
      <p role="status">
        {translate(isRunning ? 'settings.apply.through' : 'settings.apply.done', {
          done,
          total: photos,
        })}
      </p>
      {failed > 0 && (
        <Alert severity="warning">
          {translate('settings.apply.failed', { smart_count: failed })}
          <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
            {failures.map(({ id, vehicle_name, photos: count }) => (
              <li key={id}>
                <LinkBase to={`${vehicles}/${id}`}>{vehicle_name || `#${id}`}</LinkBase> (
                {translate('settings.apply.photos', { smart_count: count })})
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {run.can_undo === 1 && (
        <div>
          <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
            {translate('settings.apply.undo')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={translate('settings.apply.undo')}
          question={translate('settings.apply.undo_question')}
          onConfirm={undo}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
};

interface ApplyLookProps {
  api: LookApi;
  /** Before a vehicle's number, its address. */
  vehicles: string;
}

/** Re-creates the pictures of finished vehicles with the present look, free of charge, and restores the former ones. */
const ApplyLook = ({ api, vehicles }: ApplyLookProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { run, error, reread, apply, undo } = useLookRun(api);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxWidth: 860 }}>
      {error && (
        <RetryAlert onRetry={reread}>
          {translate('settings.apply.state_failed', { reason: errorText(error) })}
        </RetryAlert>
      )}
      {run && <LastRun run={run} vehicles={vehicles} onUndo={undo} />}
      <FinishedVehicles api={api} isBusy={isUnderWay(run)} onApply={apply} />
    </div>
  );
};

const own = lookApi();

/** Applies the user's company's look to its finished vehicles. */
export const ApplyPage = () => <ApplyLook api={own} vehicles="/vehicles" />;

/** Applies any company's look to its finished vehicles, for the operator. */
const CompanyApply = ({ record }: { record: RaRecord & { id: number } }) => {
  const api = useMemo(() => lookApi(record.id), [record.id]);
  return <ApplyLook api={api} vehicles="/adminCars" />;
};

export default CompanyApply;
