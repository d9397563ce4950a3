import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isNotFound } from '@turntable/declare/api/apiError.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { storedUser } from '@turntable/declare/api/session.ts';
import { createKey, nameKey } from '@turntable/declare/define/textKeys.ts';
import { EmptyState, LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import { LinkBase, useTranslate } from 'react-admin';
import { dashboard } from '../../../contract/dashboard/calls.ts';
import type { Dashboard, DashboardCar } from '../../../contract/dashboard/dashboard.ts';
import { useMayDo } from '../../authProvider/useMayDo.ts';
import { Columns, Panel } from '../../ui/Panel.tsx';
import { ActivitySection } from './activity/ActivitySection.tsx';
import { Balance } from './Balance.tsx';
import { complaintsLink, vehicleLinks } from './countedLinks.ts';
import { Companies, Service, StateTiles, VehicleLines } from './panels.tsx';

/** The layout of the home page: its parts one below the other. */
const HomeGround = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
  maxWidth: 1280,
});

/** Reads the home page's figures, again whenever the user returns to the page or the window. */
const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async ({ signal }) => (await request(dashboard.one, { signal })).data,
  refetchOnWindowFocus: 'always',
});

/** The skeleton of the home page, as high as the page. */
const HomeLoading = () => (
  <HomeGround role="status" aria-label={useTranslate()('shell.loading')}>
    <Skeleton variant="rounded" height={28} sx={{ maxWidth: 320 }} />
    <Skeleton variant="rounded" height={80} />
    <Columns>
      <Skeleton variant="rounded" height={360} />
      <Skeleton variant="rounded" height={260} />
    </Columns>
  </HomeGround>
);

/** The panels of the dashboard in the order that the role needs; it leaves out what the role may not see. */
const Overview = ({ resource, dashboard }: { resource: string; dashboard: Dashboard }) => {
  const { vehicles, attention, queue, balance } = dashboard;
  const { companies, complaints = null, service = null } = dashboard; // a foreign server may leave it out
  const translate = useTranslate();
  const pathOf = ({ id }: DashboardCar) => `/${resource}/${id}`;
  const cars = [...attention, ...(queue ?? [])];
  const areMany = new Set(cars.map(({ company_id }) => company_id)).size > 1;
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
          {complaints !== null && (
            <Panel
              title={translate(nameKey('complaints'), { smart_count: 2 })}
              more={{
                to: complaintsLink(complaints).to,
                label: translate('pages.home.complaints_more', { smart_count: complaints }),
              }}
            >
              <p>
                {complaints === 0
                  ? translate('pages.home.complaints_none')
                  : translate('pages.home.complaints', { smart_count: complaints })}
              </p>
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
          {service && (
            <Panel title={translate('pages.home.service')}>
              <Service {...service} />
            </Panel>
          )}
          {companies && (
            <Panel title={translate(nameKey('companies'), { smart_count: 2 })}>
              <Companies {...companies} />
            </Panel>
          )}
        </div>
      </Columns>
      {vehicles.total > 0 && <ActivitySection resource={resource} />}
    </>
  );
};

const Greeting = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: 36,
  '& h2': { margin: 0, fontSize: 18, fontWeight: 650 },
});

/** The home page of each role (specification, chapter 2: Home). */
const HomePage = () => {
  const translate = useTranslate();
  const resource = useMayDo('cars', 'list') ? 'cars' : 'adminCars';
  const mayCreate = useMayDo(resource, 'create');
  const { data, error, isPending, refetch } = useQuery(dashboardQuery);
  if (isPending) return <HomeLoading />;

  const isUnknown = isNotFound(error); // a foreign server may lack the call
  return (
    <HomeGround>
      <Greeting>
        <h2>{translate('pages.home.greeting', { name: storedUser()?.name ?? '' })}</h2>
        {mayCreate && (
          <Button
            variant="contained"
            startIcon={<Add />}
            component={LinkBase}
            to={`/${resource}/create`}
          >
            {translate(createKey(resource))}
          </Button>
        )}
      </Greeting>
      {data && <Overview resource={resource} dashboard={data} />}
      {!data && isUnknown && (
        <EmptyState title={translate('pages.home.begin')} text={translate('pages.home.begin_hint')}>
          <Button variant="contained" component={LinkBase} to={`/${resource}`}>
            {translate(nameKey(resource), { smart_count: 2 })}
          </Button>
        </EmptyState>
      )}
      {!data && !isUnknown && (
        <LoadFailed title={translate('pages.home.failed')} error={error} onRetry={refetch} />
      )}
    </HomeGround>
  );
};

export default HomePage;
