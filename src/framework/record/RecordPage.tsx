import { type ReactNode, useMemo } from 'react';
import {
  Navigate,
  OptionalRecordContextProvider,
  type RaRecord,
  ResourceContextProvider,
  useParams,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { panelProps, TabBar } from '../../ui/bars/TabBar.tsx';
import { type Place, PlaceContext, usePlace } from '../../ui/place/Place.ts';
import { lazyOf } from '../../ui/screen/lazyOf.ts';
import { RecordMissing } from '../../ui/states/EmptyState.tsx';
import { type Crumb, PageHead } from '../../ui/trail/Trail.tsx';
import { valueAt } from '../../ui/values/valueAt.ts';
import { rightTo, type User } from '../access/rights.ts';
import { currentUser, useRights } from '../access/useRights.ts';
import { RecordActions } from '../actions/RecordActions.tsx';
import type { Slot } from '../define/field.ts';
import type { Resource, TabSpec } from '../define/resource.ts';
import { nameKey, tabKey } from '../define/textKeys.ts';
import { resourceNamed } from '../registry.ts';
import { FieldsTab } from './FieldsTab.tsx';
import { PrevNextLinks } from './PrevNextLinks.tsx';
import { useRecordName } from './useRecordName.ts';

/** A record beside the only one of the user's own, where there is no list of all. */
const isOthers = (declared: Resource, user: User, { id }: Pick<RaRecord, 'id'>): boolean =>
  declared.own !== undefined &&
  !rightTo(declared, user, 'list').may &&
  String(user[declared.own]) !== String(id);

/** The parts of a record's page for a user: those of the role; a list only where the user may see it. */
export const tabsFor = (
  declared: Resource,
  user: User,
  record: Pick<RaRecord, 'id'>,
): readonly TabSpec[] =>
  (declared.form ?? []).filter((tab) => {
    const isGiven =
      tab.roles === undefined || (user.role !== undefined && tab.roles.includes(user.role));
    const isHidden = tab.ownOnly && isOthers(declared, user, record);
    return (
      isGiven &&
      !isHidden &&
      (!('list' in tab) || rightTo(resourceNamed(tab.list), user, 'list').may)
    );
  });

/** The derived views. They are handed down: a record's page shows others of its own kind. */
export type DerivedViews = Readonly<Record<'list' | 'create' | 'record', Slot>>;

interface ListTabProps {
  tab: Extract<TabSpec, { list: string }>;
  record: RaRecord;
  /** The tab's own address. */
  base: string;
  crumbs: readonly Crumb[];
  views: DerivedViews;
}

/** What belongs to a record, as a list of another resource; its records open inside this page. */
const ListTab = ({ tab, record, base, crumbs, views }: ListTabProps) => {
  const resource = tab.list;
  const place = useMemo<Place>(() => {
    const params = Object.entries(tab.params).map(([param, field]) => [
      param,
      String(valueAt(record, field)),
    ]);
    return { resource, base, params: Object.fromEntries(params), crumbs };
  }, [resource, base, tab, record, crumbs]);
  const own = resourceNamed(resource).views;
  const view = (name: keyof DerivedViews) => {
    const Screen = lazyOf<{ resource: string }>(own?.[name] ?? views[name]);
    return <Screen resource={resource} />;
  };
  return (
    <PlaceContext value={place}>
      <ResourceContextProvider value={resource}>
        <OptionalRecordContextProvider value={undefined}>
          <Routes>
            <Route index element={view('list')} />
            <Route path="create" element={view('create')} />
            <Route path=":id/*" element={view('record')} />
          </Routes>
        </OptionalRecordContextProvider>
      </ResourceContextProvider>
    </PlaceContext>
  );
};

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
    const isHidden = declared.form?.some((one) => one.key === key);
    return isHidden ? <Navigate to="/access-denied" replace /> : <RecordMissing />;
  }
  const crumb = (one: TabSpec, to: string): Crumb => ({
    label: translate(tabKey(resource, one.key)),
    to,
  });
  const base = place.record(record.id, tab.key);
  const way = [...crumbs, { label: name, to: place.record(record.id) }];
  const front = tabs.find((one) => one.key === tab.behind);
  const isInside = 'list' in tab && child !== undefined && child !== '';
  const partOfPage = (): ReactNode => {
    if ('list' in tab) {
      const here = [...way, crumb(tab, base)];
      return <ListTab tab={tab} record={record} base={base} crumbs={here} views={views} />;
    }
    if ('fields' in tab)
      return (
        (!isDerived && parts[tab.key]) || (
          <FieldsTab key={tab.key} resource={resource} record={record} fields={tab.fields} />
        )
      );
    const Own = lazyOf<{ resource: string; record: RaRecord }>(tab.slot);
    return <Own resource={resource} record={record} />;
  };
  const isAlone = isInside || front || tabs.length < 2;
  return (
    <>
      {front && (
        <PageHead
          crumbs={[...way, crumb(front, pathOf(record.id, front))]}
          here={translate(tabKey(resource, tab.key))}
        />
      )}
      {!front && !isInside && (
        <PageHead crumbs={crumbs} here={name}>
          <RecordActions resource={resource} record={record} />
          <PrevNextLinks
            resource={resource}
            pathOf={(id) => pathOf(id, tab)}
            hasKeys={!('list' in tab)}
          />
        </PageHead>
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
          {[`${tab.key}/*`, '*'].map((path) => (
            <Route key={path} path={path} element={partOfPage()} />
          ))}
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
