import { type ReactNode, useMemo, useState } from 'react';
import {
  Edit,
  type EditControllerResult,
  Navigate,
  OptionalRecordContextProvider,
  type RaRecord,
  ResourceContextProvider,
  Show,
  useParams,
  useTranslate,
} from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { rightTo, type User } from '../access/rights.ts';
import { useRights } from '../access/useRights.ts';
import { RecordActions } from '../actions/RecordActions.tsx';
import { ApiError } from '../api/apiError.ts';
import { currentUser } from '../connection.ts';
import type { Resource, TabSpec } from '../define/resource.ts';
import { nameKey, tabKey } from '../define/textKeys.ts';
import ListScreen from '../list/ListScreen.tsx';
import { resourceNamed } from '../registry.ts';
import { TabBar, type TabBarProps } from '../ui/bars/TabBar.tsx';
import { type Place, PlaceContext, usePlace } from '../ui/Place.ts';
import { lazyOf } from '../ui/screen/lazyOf.ts';
import type { Slot } from '../ui/screen/slots.ts';
import { LoadFailed, Missing } from '../ui/states/EmptyState.tsx';
import { ScreenLoading } from '../ui/states/Loading.tsx';
import { RefreshFailed } from '../ui/states/RetryAlert.tsx';
import { type Crumb, PageHead } from '../ui/Trail.tsx';
import { valueAt } from '../ui/values/value.ts';
import { useDeclared } from '../useDeclared.ts';
import { FieldsTab } from './FieldsTab.tsx';
import { PrevNextLinks } from './PrevNextLinks.tsx';
import { useRecordName } from './useRecordName.ts';

/** Returns the tabs of a record's page for a role; a list only if the user may see it. */
export const tabsFor = (
  declared: Resource,
  user: User,
  record: Pick<RaRecord, 'id'>,
): readonly TabSpec[] => {
  const { form = [], own } = declared;
  // a record other than the user's own, for a role without the list
  const isOthers =
    own && !rightTo(declared, user, 'list').may && String(user[own]) !== String(record.id);
  return form.filter(
    (tab) =>
      (!tab.roles || (user.role && tab.roles.includes(user.role))) &&
      !(tab.ownOnly && isOthers) &&
      (!('list' in tab) || rightTo(resourceNamed(tab.list), user, 'list').may),
  );
};

interface ListTabProps {
  tab: Extract<TabSpec, { list: string }>;
  record: RaRecord;
  /** The tab's address. */
  base: string;
  crumbs: readonly Crumb[];
}

/** A list of another resource that belongs to a record; its records open inside this page. */
const ListTab = ({ tab, record, base, crumbs }: ListTabProps) => {
  const resource = tab.list;
  const place = useMemo<Place>(() => {
    const params = Object.entries(tab.params).map(([param, field]) => [
      param,
      String(valueAt(record, field)),
    ]);
    return { resource, base, params: Object.fromEntries(params), crumbs };
  }, [resource, base, tab, record, crumbs]);
  const own = resourceNamed(resource).views;
  const view = (name: keyof typeof VIEWS) => {
    const Screen = lazyOf<{ resource: string }>(own?.[name] ?? VIEWS[name]);
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
  /** What react-admin's `Edit` or `Show` passes to `render`. */
  view: Pick<EditControllerResult, 'record' | 'error' | 'refetch'>;
  /** Hand-written tabs of fields by their keys. */
  parts?: Readonly<Record<string, ReactNode>> | undefined;
}

interface LoadedProps extends Pick<PageProps, 'parts'> {
  record: RaRecord;
  onDeleted: () => void;
}

/** The page of a loaded record: its head, and the tab in the address. */
const LoadedPage = ({ record, parts = {}, onDeleted }: LoadedProps) => {
  const translate = useTranslate();
  const declared = useDeclared();
  const { resource } = declared;
  const rights = useRights(resource);
  const place = usePlace(resource);
  const list = { label: translate(nameKey(resource), { smart_count: 2 }), to: place.list };
  // the way here: by the record that it belongs to, or by the list
  const crumbs = place.crumbs.length > 0 || !rights('list').may ? place.crumbs : [list];
  const name = useRecordName(resource)(record);
  const [key = '', child] = (useParams<{ '*': string }>()['*'] ?? '').split('/');
  // a handwritten view is a form, or values for users who may never edit: a single record that is locked is derived
  const isDerived = rights('edit').may && !rights('edit', record).may;
  const seen = tabsFor(declared, currentUser(), record);
  const tabs = seen.filter(({ behind }) => !behind);
  const tab = key ? seen.find((one) => one.key === key) : tabs[0];
  const pathOf = (id: string | number, one: TabSpec) =>
    place.record(id, one === tabs[0] ? undefined : one.key);

  if (!tab) {
    const isHidden = declared.form?.some((one) => one.key === key);
    return isHidden ? <Navigate to="/access-denied" replace /> : <Missing />;
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
    if ('list' in tab)
      return <ListTab tab={tab} record={record} base={base} crumbs={[...way, crumb(tab, base)]} />;
    if ('fields' in tab)
      return (!isDerived && parts[tab.key]) || <FieldsTab key={tab.key} fields={tab.fields} />;
    const Own = lazyOf<{ resource: string; record: RaRecord }>(tab.slot);
    return <Own resource={resource} record={record} />;
  };
  const Parts = declared.frame ? lazyOf<TabBarProps>(declared.frame) : TabBar;
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
          <RecordActions resource={resource} record={record} onDeleted={onDeleted} />
          <PrevNextLinks
            resource={resource}
            pathOf={(id) => pathOf(id, tab)}
            hasKeys={!('list' in tab)}
          />
        </PageHead>
      )}
      <Parts
        label="record.tabs"
        tabs={(front || isInside ? [] : tabs).map((one) => ({
          label: tabKey(resource, one.key),
          to: pathOf(record.id, one),
          group: one.group,
        }))}
        shown={pathOf(record.id, tab)}
      >
        <Routes>
          {[`${tab.key}/*`, '*'].map((path) => (
            <Route key={path} path={path} element={partOfPage()} />
          ))}
        </Routes>
      </Parts>
    </>
  );
};

/**
 * The page of the record in the address, or why it cannot be shown. What was typed stays when the record cannot be read again. Once the user
 * has deleted the record, its form is gone before the list opens, and warns of no unsaved changes.
 */
export const RecordPage = ({ view: { record, error, refetch }, parts }: PageProps) => {
  const { resource } = useDeclared();
  const { list } = usePlace(resource);
  const maySeeList = useRights(resource)('list').may;
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <Navigate to={list} />;
  if (error instanceof ApiError && error.code === 404)
    return <Missing to={maySeeList ? list : undefined} />;
  if (!record) return error && <LoadFailed error={error} onRetry={refetch} />;
  return (
    <>
      {error && <RefreshFailed text="record.refresh_failed" error={error} onRetry={refetch} />}
      <LoadedPage parts={parts} record={record} onDeleted={() => setDeleted(true)} />
    </>
  );
};

const nothing = () => undefined;

/** Returns the props of react-admin's `Show` and `Edit` for the record in the address. Errors are shown where they belong, not in their toasts. */
export const useRecordView = (resource: string) => {
  const { id = '' } = useParams<{ id: string }>();
  const { params } = usePlace(resource);
  const meta = { params };
  const show = {
    resource,
    id,
    title: false,
    actions: false,
    component: 'div',
    loading: <ScreenLoading />,
    authLoading: <ScreenLoading />,
    queryOptions: { meta, onError: nothing },
  } as const;
  const edit = { ...show, redirect: false, mutationOptions: { meta, onSuccess: nothing } } as const;
  return { show, edit };
};

/** The page of a record, at `<base>/:id/*`: react-admin's `Edit` for users who may edit, else its `Show`. Another record is another page. */
const RecordScreen = ({ resource }: { resource: string }) => {
  const { show, edit } = useRecordView(resource);
  const page = (view: PageProps['view']) => <RecordPage view={view} />;
  return useRights(resource)('edit').may ? (
    <Edit key={`${resource}/${edit.id}`} {...edit} render={page} />
  ) : (
    <Show key={`${resource}/${show.id}`} {...show} render={page} />
  );
};

/** The views of lists in tabs. */
const VIEWS: Readonly<Record<'list' | 'create' | 'record', Slot>> = {
  list: async () => ({ default: ListScreen }),
  create: () => import('./CreateScreen.tsx'),
  record: async () => ({ default: RecordScreen }),
};

export default RecordScreen;
