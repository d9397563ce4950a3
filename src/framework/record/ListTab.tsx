import { OptionalRecordContextProvider, type RaRecord, ResourceContextProvider } from 'ra-core';
import { useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type Place, PlaceContext } from '../../ui/place/Place.ts';
import { lazyOf } from '../../ui/screen/lazyOf.ts';
import type { Crumb } from '../../ui/trail/Trail.tsx';
import { valueAt } from '../../ui/values/valueAt.ts';
import type { Slot } from '../define/field.ts';
import type { TabSpec } from '../define/resource.ts';
import { resourceNamed } from '../registry.ts';

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
export const ListTab = ({ tab, record, base, crumbs, views }: ListTabProps) => {
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
