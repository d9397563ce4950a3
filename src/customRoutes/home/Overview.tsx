import { useTranslate } from 'ra-core';
import type { Dashboard, DashboardCar } from '../../../contract/dashboard/dashboard.ts';
import { nameKey } from '../../framework/define/textKeys.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Balance } from './Balance.tsx';
import { Companies } from './Companies.tsx';
import { Columns } from './columns.ts';
import { vehicleLinks } from './countedLinks.ts';
import { Panel } from './Panel.tsx';
import { PhotosChart } from './PhotosChart.tsx';
import { StateTiles } from './StateTiles.tsx';
import { VehicleLines } from './VehicleLines.tsx';

/** What the dashboard says, in the order in which the role needs it; what it leaves out is not the role's. */
export const Overview = ({ resource, dashboard }: { resource: string; dashboard: Dashboard }) => {
  const { vehicles, attention, queue, processed_per_day: days, balance, companies } = dashboard;
  const translate = useTranslate();
  const pathOf = ({ id }: DashboardCar) => `/${resource}/${id}`;
  const cars = [...attention, ...(queue ?? [])];
  const areMany = new Set(cars.map(({ company_id }) => company_id)).size > 1;
  const photos = days.reduce((sum, day) => sum + day.photos, 0);
  const { all, queue: waiting } = vehicleLinks(resource, vehicles);

  return (
    <>
      {vehicles.total > 0 && <StateTiles resource={resource} counts={vehicles} />}
      <Columns>
        <div>
          {queue && (
            <Panel
              title={translate('pages.home.queue')}
              more={{
                to: waiting.to,
                label: translate('pages.home.queue_more', { smart_count: waiting.count }),
              }}
            >
              {queue.length > 0 ? (
                <VehicleLines cars={queue} pathOf={pathOf} areMany={areMany} />
              ) : (
                <p>{translate('pages.home.queue_empty')}</p>
              )}
            </Panel>
          )}
          {vehicles.total === 0 ? (
            <EmptyState
              title={translate('pages.home.no_vehicles')}
              text={translate('pages.home.no_vehicles_hint')}
            />
          ) : (
            <Panel
              title={translate('pages.home.attention')}
              more={{
                to: all.to,
                label: translate('pages.home.all_vehicles', { smart_count: all.count }),
              }}
            >
              {attention.length > 0 ? (
                <VehicleLines cars={attention} pathOf={pathOf} areMany={areMany} />
              ) : (
                <p>{translate('pages.home.attention_empty')}</p>
              )}
            </Panel>
          )}
        </div>
        <div>
          {balance && (
            <Panel title={translate('pages.balance.title')}>
              <Balance {...balance} />
            </Panel>
          )}
          <Panel title={translate('pages.home.photos')}>
            <p>{translate('pages.home.photos_sum', { smart_count: photos })}</p>
            <PhotosChart days={days} />
          </Panel>
          {companies && (
            <Panel title={translate(nameKey('companies'), { smart_count: 2 })}>
              <Companies {...companies} />
            </Panel>
          )}
        </div>
      </Columns>
    </>
  );
};
