import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { choiceKey } from '@turntable/declare/define/textKeys.ts';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { LinkBase, useLocale, useTranslate } from 'react-admin';
import type { Activity } from '../../../../contract/dashboard/activity.ts';
import type { Span } from '../../../../contract/period.ts';
import { toFixKey } from '../../../resources/vehicles/carStates.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { activityLinks, stepLinks } from '../countedLinks.ts';
import { CountLines } from '../panels.tsx';
import { durationText, MEASURES, type Measure, stepsOf } from './steps.ts';
import { WorkTable } from './WorkTable.tsx';

/** Charts come with a library of their own, when they are shown. */
const ActivityChart = lazy(() => import('./ActivityChart.tsx'));
/** The height of a chart, and of its place while it loads. */
const CHART_HEIGHT = 150;

/** Panels side by side, as many as have room. */
const PanelRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 16,
  '&[aria-busy=true]': { opacity: 0.6 },
});

const TotalLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  minHeight: 34,
  '& strong': { fontSize: 26, fontWeight: 650 },
  '& span': { fontSize: 14, color: theme.palette.text.secondary },
}));

const LongTable = styled('div')({ maxHeight: 360, overflowY: 'auto' });

/** The work of people or in companies; about ten rows are in sight. */
const WorkPanel = ({ title, ...table }: ComponentProps<typeof WorkTable> & { title: string }) => (
  <Panel title={title}>
    <LongTable role="group" aria-label={title} tabIndex={0}>
      <WorkTable {...table} />
    </LongTable>
  </Panel>
);

/** The skeleton of the panels, in their size. */
export const ActivityLoading = () => (
  <PanelRow role="status" aria-label={useTranslate()('shell.loading')}>
    {MEASURES.map((measure) => (
      <Skeleton key={measure} variant="rounded" height={CHART_HEIGHT + 108} />
    ))}
  </PanelRow>
);

interface ActivityPanelsProps {
  resource: string;
  period: Span;
  activity: Activity;
  /** Whether the numbers of each day are shown as a table. */
  isTable: boolean;
  isBusy: boolean;
}

/** The figures of a period, with charts or a table of its days. */
export const ActivityPanels = ({
  resource,
  period,
  activity,
  isTable,
  isBusy,
}: ActivityPanelsProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { people, companies, sent } = activity;
  const steps = stepsOf(activity.days, locale);
  const links = activityLinks(resource, period, activity);
  const linksOfSteps = stepLinks(resource, steps);
  const said = (name: string, count: number) =>
    translate(`pages.home.activity.${name}`, { smart_count: count });
  const more: Record<Measure, ReactNode> = {
    photos: links.finished.count > 0 && (
      <LinkBase to={links.finished.to}>{said('of_vehicles', links.finished.count)}</LinkBase>
    ),
    vehicles: links.added.count > 0 && (
      <LinkBase to={links.added.to}>{said('added', links.added.count)}</LinkBase>
    ),
    spent: links.spent.map(({ name, to, count }) => (
      <LinkBase key={name} to={to}>
        {said(name, count)}
      </LinkBase>
    )),
  };
  const table = (
    <WorkTable
      caption={translate('pages.home.activity.table')}
      head={translate('pages.home.activity.when')}
      rows={steps.map((step) => ({ ...step, key: step.at }))}
      {...(isTable && { links: linksOfSteps })} // beside charts it is hidden, and nothing in it may have the focus
    />
  );

  return (
    <>
      <PanelRow aria-busy={isBusy}>
        {MEASURES.map((measure) => {
          const total = steps.reduce((sum, step) => sum + step[measure], 0);
          const label = translate(`pages.home.activity.${measure}`);
          return (
            <Panel key={measure} title={label}>
              <TotalLine>
                <strong>{total.toLocaleString(locale)}</strong>
                {more[measure]}
              </TotalLine>
              {!isTable && (
                <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
                  <ActivityChart
                    steps={steps}
                    measure={measure}
                    label={label}
                    height={CHART_HEIGHT}
                    links={linksOfSteps[measure]}
                  />
                </Suspense>
              )}
            </Panel>
          );
        })}
      </PanelRow>
      {isTable ? (
        <Panel title={translate('pages.home.activity.table')}>{table}</Panel>
      ) : (
        <div style={visuallyHidden}>{table}</div>
      )}
      <PanelRow aria-busy={isBusy}>
        <Panel title={translate('pages.home.activity.turnaround')}>
          {sent && links.sent ? (
            <Figures
              figures={[
                {
                  label: translate('pages.home.activity.median'),
                  value: durationText(sent.median, locale),
                  more: (
                    <LinkBase to={links.sent.to}>
                      {said('sent_vehicles', links.sent.count)}
                    </LinkBase>
                  ),
                },
                {
                  label: translate('pages.home.activity.slowest'),
                  value: durationText(sent.slowest.seconds, locale),
                  more: (
                    <LinkBase to={`/${resource}/${sent.slowest.id}`}>
                      {sent.slowest.vehicle_name ||
                        translate('vehicles.unnamed', { id: sent.slowest.id })}
                    </LinkBase>
                  ),
                },
              ]}
            />
          ) : (
            <p>{translate('pages.home.activity.none_sent')}</p>
          )}
        </Panel>
        <Panel title={translate('pages.home.activity.to_photograph')}>
          <Reasons
            none={translate('pages.home.activity.none_to_photograph')}
            reasons={[
              ...(links.withoutPictures.count > 0
                ? [
                    {
                      ...links.withoutPictures,
                      label: translate('pages.home.activity.without_pictures'),
                    },
                  ]
                : []),
              ...links.unusable.map(({ name, ...link }) => ({
                ...link,
                label: translate(choiceKey('cars', 'unusable_for', name)),
              })),
              ...links.sentBack.map(({ name, ...link }) => ({
                ...link,
                label: translate('pages.home.activity.sent_back', {
                  reason: translate(toFixKey(name)),
                }),
              })),
            ]}
          />
        </Panel>
        <Panel title={translate('pages.home.activity.complaints')}>
          <Reasons
            none={translate('pages.home.activity.none_complained')}
            reasons={links.complaints.map(({ name, ...link }) => ({
              ...link,
              label: translate(choiceKey('complaints', 'about', name)),
            }))}
          />
        </Panel>
      </PanelRow>
      <PanelRow aria-busy={isBusy}>
        {people && people.length > 0 && (
          <WorkPanel
            title={translate('pages.home.activity.people')}
            head={translate('pages.home.activity.who')}
            rows={people.map(({ id, name, ...work }) => ({
              ...work,
              key: id ?? 0,
              name: name ?? translate('pages.home.activity.nobody'),
            }))}
            links={links.people}
          />
        )}
        {companies && companies.length > (resource === 'adminCars' ? 0 : 1) && (
          <WorkPanel
            title={translate('pages.home.activity.companies')}
            head={translate('pages.home.activity.company')}
            rows={companies.map(({ id, title, ...work }) => ({ ...work, key: id, name: title }))}
            links={links.companies}
          />
        )}
      </PanelRow>
    </>
  );
};

interface ReasonsProps {
  /** Said when there is none; translated, like the labels. */
  none: string;
  reasons: readonly { label: string; count: number; to?: string | undefined }[];
}

const Reasons = ({ none, reasons }: ReasonsProps) => {
  const locale = useLocale();
  if (reasons.length === 0) return <p>{none}</p>;
  return (
    <CountLines
      lines={reasons.map(({ label, count, to }) => ({
        key: label,
        label,
        value: count.toLocaleString(locale),
        to,
      }))}
    />
  );
};
