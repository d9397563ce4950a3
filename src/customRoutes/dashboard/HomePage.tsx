import Add from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ApiError } from '../../api/apiError.ts';
import { storedUser } from '../../api/session.ts';
import { useMayDo } from '../../authProvider/useMayDo.ts';
import { createKey, nameKey } from '../../framework/define/textKeys.ts';
import { PrimaryLink } from '../../ui/buttons.tsx';
import { EmptyState, LoadFailed } from '../../ui/states/EmptyState.tsx';
import { Screen } from './columns.ts';
import { dashboardQuery } from './dashboardQuery.ts';
import { HomeLoading } from './HomeLoading.tsx';
import { Overview } from './Overview.tsx';

const Greeting = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: 36,
  '& h2': { margin: 0, fontSize: 18, fontWeight: 650 },
});

/** What each role needs first (specification, chapter 2: Home). */
const HomePage = () => {
  const translate = useTranslate();
  const resource = useMayDo('cars', 'list') ? 'cars' : 'adminCars';
  const mayCreate = useMayDo(resource, 'create');
  const { data, error, isPending, refetch } = useQuery(dashboardQuery);
  if (isPending) return <HomeLoading />;

  const isUnknown = error instanceof ApiError && error.code === 404; // a foreign server need not have the call
  return (
    <Screen>
      <Greeting>
        <h2>{translate('pages.home.greeting', { name: storedUser()?.name ?? '' })}</h2>
        {mayCreate && (
          <PrimaryLink to={`/${resource}/create`}>
            <Add />
            {translate(createKey(resource))}
          </PrimaryLink>
        )}
      </Greeting>
      {data && <Overview resource={resource} dashboard={data} />}
      {!data && isUnknown && (
        <EmptyState title={translate('pages.home.begin')} text={translate('pages.home.begin_hint')}>
          <PrimaryLink to={`/${resource}`}>
            {translate(nameKey(resource), { smart_count: 2 })}
          </PrimaryLink>
        </EmptyState>
      )}
      {!data && !isUnknown && (
        <LoadFailed title={translate('pages.home.failed')} error={error} onRetry={refetch} />
      )}
    </Screen>
  );
};

export default HomePage;
