import Box from '@mui/material/Box';
import { type ReactNode, useContext } from 'react';
import { Navigate, type RaRecord, useParams, useRecordContext, useTranslate } from 'react-admin';
import { Route, Routes } from 'react-router';
import { Neighbours } from '../../record/Neighbours.tsx';
import { panelProps, TabBar } from '../../record/TabBar.tsx';
import { TrailContext } from '../../record/TrailContext.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { usePageTitle } from '../../ui/screen/pageTitle.tsx';
import { slotScreen } from '../../ui/screen/slotScreen.ts';
import { RecordMissing } from '../../ui/states/RecordStates.tsx';
import { type Crumb, Trail } from '../../ui/trail/Trail.tsx';
import { currentUser, useRights } from '../access/useRights.ts';
import { RecordActions } from '../actions/RecordActions.tsx';
import type { TabSpec } from '../define/resource.ts';
import { nameKey, tabKey } from '../define/textKeys.ts';
import { resourceNamed } from '../registry.ts';
import { FieldsTab } from './FieldsTab.tsx';
import { type DerivedViews, ListTab } from './ListTab.tsx';
import { tabsFor } from './tabs.ts';
import { useRecordName } from './useRecordName.ts';

interface RecordPageProps {
  resource: string;
  record: RaRecord;
}

/** Where the page stands: below the list, or below the record that it belongs to. */
const useCrumbs = (resource: string): readonly Crumb[] => {
  const translate = useTranslate();
  const around = useContext(TrailContext);
  const { list } = usePlace(resource);
  const hasList = useRights(resource)('list').may;
  if (around.length > 0) return around;
  return hasList ? [{ label: translate(nameKey(resource), { smart_count: 2 }), to: list }] : [];
};

const Head = ({
  resource,
  record,
  tab,
  pathOf,
  children,
}: RecordPageProps & {
  tab: TabSpec;
  pathOf: (id: string | number) => string;
  children?: ReactNode;
}) => {
  const name = useRecordName(resource)(record);
  const crumbs = useCrumbs(resource);
  usePageTitle(name);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          {crumbs.length > 0 && <Trail crumbs={crumbs} here={name} />}
        </Box>
        <RecordActions resource={resource} record={record} />
        <Neighbours
          resource={resource}
          record={record}
          pathOf={pathOf}
          hasKeys={!('list' in tab)}
        />
      </Box>
      {children}
    </Box>
  );
};

/** A screen behind a tab: only the way back stands above it. */
const Behind = ({
  title,
  crumbs,
  children,
}: {
  title: string;
  crumbs: readonly Crumb[];
  children: ReactNode;
}) => {
  usePageTitle(title);
  return (
    <>
      <Trail crumbs={crumbs} here={title} />
      {children}
    </>
  );
};

interface PageProps {
  resource: string;
  views: DerivedViews;
  /** Tabs of fields that are written by hand, by their keys. */
  parts?: Readonly<Record<string, ReactNode>>;
}

/** A record's page once the record is known. */
export const RecordPage = (props: PageProps) => {
  const record = useRecordContext<RaRecord>();
  return record && <Page {...props} record={record} />;
};

/** Its head, and the part of it that the address names. */
const Page = ({ resource, record, views, parts = {} }: RecordPageProps & PageProps) => {
  const translate = useTranslate();
  const declared = resourceNamed(resource);
  const place = usePlace(resource);
  const crumbs = useCrumbs(resource);
  const name = useRecordName(resource)(record);
  const { '*': rest = '' } = useParams<{ '*': string }>();
  const [key = '', child] = rest.split('/');
  const seen = tabsFor(declared, currentUser(), record);
  const tabs = seen.filter(({ behind }) => !behind);
  const first = tabs[0];
  const tab = key ? seen.find((one) => one.key === key) : first;
  const pathOf = (id: string | number, one: TabSpec) =>
    place.record(id, one === first ? undefined : one.key);

  if (!tab) {
    const isOthers = declared.form?.some((one) => one.key === key);
    return isOthers ? <Navigate to="/access-denied" replace /> : <RecordMissing />;
  }
  const base = `${place.record(record.id)}/${tab.key}`;
  const way = [
    ...crumbs,
    { label: name, to: place.record(record.id) },
    { label: translate(tabKey(resource, tab.key)), to: base },
  ];
  const list = 'list' in tab && (
    <ListTab tab={tab} record={record} base={base} crumbs={way} views={views} />
  );
  if (list && child)
    return (
      <Routes>
        <Route path={`${tab.key}/*`} element={list} />
      </Routes>
    );

  const Own = 'slot' in tab ? slotScreen<RecordPageProps>(tab.slot) : undefined;
  const front = tabs.find((one) => one.key === tab.behind);
  if (Own && front) {
    const back = { label: translate(tabKey(resource, front.key)), to: pathOf(record.id, front) };
    return (
      <Behind title={translate(tabKey(resource, tab.key))} crumbs={[...way.slice(0, -1), back]}>
        <Own resource={resource} record={record} />
      </Behind>
    );
  }
  const links = tabs.map((one) => ({
    key: one.key,
    label: tabKey(resource, one.key),
    to: pathOf(record.id, one),
  }));
  const part = (
    <>
      {'fields' in tab &&
        (parts[tab.key] ?? (
          <FieldsTab key={tab.key} resource={resource} record={record} fields={tab.fields} />
        ))}
      {list}
      {Own && <Own resource={resource} record={record} />}
    </>
  );
  return (
    <>
      <Head resource={resource} record={record} tab={tab} pathOf={(id) => pathOf(id, tab)}>
        {tabs.length > 1 && <TabBar tabs={links} shown={tab.key} />}
      </Head>
      <div {...(tabs.length > 1 ? panelProps(tab.key) : {})}>
        <Routes>
          <Route path={`${tab.key}/*`} element={part} />
          <Route path="*" element={part} />
        </Routes>
      </div>
    </>
  );
};
