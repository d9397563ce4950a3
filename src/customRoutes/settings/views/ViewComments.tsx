import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { ToolButton } from '../../../ui/buttons.ts';
import { Placard } from '../../../ui/states/Placard.tsx';
import { FailedPicture } from '../../../ui/states/pictures.tsx';
import { ScreenLoading } from '../../../ui/states/ScreenLoading.tsx';
import { useErrorText } from '../../../ui/useErrorText.ts';
import { Panel } from '../../home/Panel.tsx';
import { viewsOf } from './companyViews.ts';
import { ViewForm } from './ViewForm.tsx';

/** What a photographer should mind at each view, and in which order he goes around the vehicle (specification, chapter 2: comments). */
export const ViewComments = ({ company }: { company?: number }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const api = useMemo(() => viewsOf(company), [company]);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['views', company ?? 'own'],
    queryFn: api.read,
    gcTime: 0, // a form begins with what is stored now
    refetchOnWindowFocus: false,
  });
  if (data && !isFetching) {
    return (
      <Panel title={translate('settings.views.title')}>
        <p>{translate('settings.views.lead')}</p>
        <ViewForm api={api} views={data} />
      </Panel>
    );
  }
  if (!error || isFetching) return <ScreenLoading />;
  return (
    <Placard
      isAlarm
      picture={<FailedPicture />}
      title={translate('settings.views.failed')}
      text={errorText(error)}
    >
      <ToolButton type="button" onClick={() => refetch()}>
        {translate('common.retry')}
      </ToolButton>
    </Placard>
  );
};
