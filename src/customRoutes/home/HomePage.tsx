import Add from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ApiError } from '../../api/apiError.ts';
import { storedUser } from '../../api/session.ts';
import { useMayDo } from '../../authProvider/useMayDo.ts';
import { createKey, nameKey } from '../../framework/define/textKeys.ts';
import { PrimaryLink, ToolButton } from '../../ui/buttons.ts';
import { Placard } from '../../ui/states/Placard.tsx';
import { EmptyPicture, FailedPicture } from '../../ui/states/pictures.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
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
  const errorText = useErrorText();
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
        <Placard
          picture={<EmptyPicture />}
          title={translate('pages.home.begin')}
          text={translate('pages.home.begin_hint')}
        >
          <PrimaryLink to={`/${resource}`}>
            {translate(nameKey(resource), { smart_count: 2 })}
          </PrimaryLink>
        </Placard>
      )}
      {!data && !isUnknown && (
        <Placard
          isAlarm
          picture={<FailedPicture />}
          title={translate('pages.home.failed')}
          text={errorText(error)}
        >
          <ToolButton type="button" onClick={() => refetch()}>
            {translate('common.retry')}
          </ToolButton>
        </Placard>
      )}
    </Screen>
  );
};

export default HomePage;
