import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type FinishedCar, MOST_CARS } from '../../../../contract/entities/lookPreview.ts';
import { ToolButton } from '../../../ui/buttons.ts';
import { FormBar } from '../../../ui/form/FormBar.tsx';
import { SearchField } from '../../../ui/search/SearchField.tsx';
import { Placard } from '../../../ui/states/Placard.tsx';
import { FailedPicture, NothingFoundPicture } from '../../../ui/states/pictures.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { useErrorText } from '../../../ui/useErrorText.ts';
import { Panel } from '../../home/Panel.tsx';
import type { LookApi } from '../../look/lookApi.ts';
import { VehicleLines } from './VehicleLines.tsx';

interface FinishedVehiclesProps {
  api: LookApi;
  /** An application is under way. */
  isBusy: boolean;
  onApply: (cars: readonly number[]) => Promise<void>;
}

type Chosen = ReadonlyMap<number, FinishedCar>;
const NONE: Chosen = new Map();
const NO_CARS: readonly FinishedCar[] = [];

const changed = (chosen: Chosen, cars: readonly FinishedCar[], isChosen: boolean): Chosen => {
  const next = new Map(chosen);
  for (const car of cars) isChosen ? next.set(car.id, car) : next.delete(car.id);
  return next;
};

/** The vehicles with finished pictures, searched and chosen; what is chosen stays chosen while something else is searched. */
export const FinishedVehicles = ({ api, isBusy, onApply }: FinishedVehiclesProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [q, setSearched] = useState('');
  const [chosen, setChosen] = useState(NONE);
  const [isSending, setSending] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['finished vehicles', api.key, q, isBusy], // what is under way is not finished
    queryFn: ({ signal }) => api.finished({ per_page: MOST_CARS, ...(q && { q }) }, signal),
    placeholderData: keepPreviousData,
  });
  const cars = data?.cars ?? NO_CARS;
  const photos = [...chosen.values()].reduce((sum, car) => sum + car.photos, 0);
  const tooMany = chosen.size > MOST_CARS;

  const apply = async () => {
    setSending(true);
    try {
      await onApply([...chosen.keys()]);
      setChosen(NONE);
      notify('settings.apply.begun', { type: 'success' });
    } catch (failure) {
      notify(errorText(failure), { type: 'error' });
    }
    setSending(false);
  };

  return (
    <Panel title={translate('settings.apply.title')}>
      <p>{translate('settings.apply.lead')}</p>
      <SearchField
        searched={q}
        placeholder={translate('settings.apply.search')}
        onSearch={setSearched}
      />
      {error && !data && (
        <Placard
          isAlarm
          picture={<FailedPicture />}
          title={translate('settings.apply.list_failed')}
          text={errorText(error)}
        >
          <ToolButton type="button" onClick={() => refetch()}>
            {translate('common.retry')}
          </ToolButton>
        </Placard>
      )}
      {!data && !error && <Skeleton rows={5} areCards={false} />}
      {data && cars.length === 0 && (
        <Placard
          picture={<NothingFoundPicture />}
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
        <VehicleLines
          cars={cars}
          chosen={chosen}
          onChange={(some, isChosen) => setChosen(changed(chosen, some, isChosen))}
        />
      )}
      {data && data.total > cars.length && (
        <p>{translate('settings.apply.more_vehicles', { shown: cars.length })}</p>
      )}
      <FormBar>
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
      </FormBar>
    </Panel>
  );
};
