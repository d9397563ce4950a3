import type { ReactNode } from 'react';
import { Navigate, type RaRecord, useParams, useRecordContext, useTranslate } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { panelProps, TabBar } from '../../ui/bars/TabBar.tsx';
import { usePlace } from '../../ui/place/Place.ts';
import { lazyOf } from '../../ui/screen/lazyOf.ts';
import { RecordMissing } from '../../ui/states/EmptyState.tsx';
import { type Crumb, PageHead } from '../../ui/trail/Trail.tsx';
import { currentUser, useRights } from '../access/useRights.ts';
import { RecordActions } from '../actions/RecordActions.tsx';
import type { TabSpec } from '../define/resource.ts';
import { nameKey, tabKey } from '../define/textKeys.ts';
import { resourceNamed } from '../registry.ts';
import { FieldsTab } from './FieldsTab.tsx';
import { type DerivedViews, ListTab } from './ListTab.tsx';
import { PrevNextLinks } from './PrevNextLinks.tsx';
import { tabsFor } from './tabs.ts';
import { useRecordName } from './useRecordName.ts';

interface PageProps {
  resource: string;
  views: DerivedViews;
  /** Tabs of fields that are written by hand, by their keys. */
  parts?: Readonly<Record<string, ReactNode>>;
}

/** Where the page stands: below the list, or below the record that it belongs to. */
const useCrumbs = (resource: string): readonly Crumb[] => {
  const translate = useTranslate();
  const { list, crumbs: around } = usePlace(resource);
  const hasList = useRights(resource)('list').may;
  if (around.length > 0) return around;
  return hasList ? [{ label: translate(nameKey(resource), { smart_count: 2 }), to: list }] : [];
};

const Page = ({ resource, record, views, parts = {} }: PageProps & { record: RaRecord }) => {
  const translate = useTranslate();
  const place = usePlace(resource);
  const crumbs = useCrumbs(resource);
  const name = useRecordName(resource)(record);
  const declared = resourceNamed(resource);
  const [key = '', child] = (useParams<{ '*': string }>()['*'] ?? '').split('/');
  const rights = useRights(resource);
  // by hand are forms, or values for users who never edit: what only this record forbids is derived
  const isDerived = rights('edit').may && !rights('edit', record).may;
  const seen = tabsFor(declared, currentUser(), record);
  const tabs = seen.filter(({ behind }) => !behind);
  const tab = key ? seen.find((one) => one.key === key) : tabs[0];
  const pathOf = (id: string | number, one: TabSpec) =>
    place.record(id, one === tabs[0] ? undefined : one.key);

  if (!tab) {
    const isOthers = declared.form?.some((one) => one.key === key);
    return isOthers ? <Navigate to="/access-denied" replace /> : <RecordMissing />;
  }
  const crumb = (one: TabSpec, to: string): Crumb => ({
    label: translate(tabKey(resource, one.key)),
    to,
  });
  const base = place.record(record.id, tab.key);
  const way = [...crumbs, { label: name, to: place.record(record.id) }];
  const list = 'list' in tab && (
    <ListTab
      tab={tab}
      record={record}
      base={base}
      crumbs={[...way, crumb(tab, base)]}
      views={views}
    />
  );
  const Own = 'slot' in tab && lazyOf<{ resource: string; record: RaRecord }>(tab.slot);
  const front = tabs.find((one) => one.key === tab.behind);
  const part = (
    <>
      {'fields' in tab &&
        ((!isDerived && parts[tab.key]) || (
          <FieldsTab key={tab.key} resource={resource} record={record} fields={tab.fields} />
        ))}
      {list}
      {Own && <Own resource={resource} record={record} />}
    </>
  );
  const isAlone = (list && child) || front || tabs.length < 2;
  return (
    <>
      {front ? (
        <PageHead
          crumbs={[...way, crumb(front, pathOf(record.id, front))]}
          here={translate(tabKey(resource, tab.key))}
        />
      ) : (
        !(list && child) && (
          <PageHead crumbs={crumbs} here={name}>
            <RecordActions resource={resource} record={record} />
            <PrevNextLinks resource={resource} pathOf={(id) => pathOf(id, tab)} hasKeys={!list} />
          </PageHead>
        )
      )}
      {!isAlone && (
        <TabBar
          label="record.tabs"
          tabs={tabs.map((one) => ({
            label: tabKey(resource, one.key),
            to: pathOf(record.id, one),
          }))}
          shown={pathOf(record.id, tab)}
        />
      )}
      <div {...(isAlone ? {} : panelProps(pathOf(record.id, tab)))}>
        <Routes>
          <Route path={`${tab.key}/*`} element={part} />
          <Route path="*" element={part} />
        </Routes>
      </div>
    </>
  );
};

/** A record's page once the record is known: its head, and the part of it that the address names. */
export const RecordPage = (props: PageProps) => {
  const record = useRecordContext<RaRecord>();
  return record && <Page {...props} record={record} />;
};
