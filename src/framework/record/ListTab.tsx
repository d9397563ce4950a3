import { OptionalRecordContextProvider, type RaRecord, ResourceContextProvider } from 'ra-core';
import { useMemo } from 'react';
import { Route, Routes } from 'react-router';
import type { Crumb } from '../../ui/trail/Trail.tsx';
import type { Slot } from '../define/field.ts';
import type { TabSpec } from '../define/resource.ts';
import { valueAt } from '../kinds/valueAt.ts';
import { type Place, PlaceContext } from '../place/Place.ts';
import { resourceNamed } from '../registry.ts';
import { slotScreen } from '../screen/slotScreen.ts';
import { TrailContext } from './TrailContext.ts';

const DERIVED = {
  list: () => import('../list/DerivedList.tsx'),
  create: () => import('./CreateScreen.tsx'),
  record: () => import('./RecordScreen.tsx'),
} satisfies Record<string, Slot>;

const View = ({ resource, view }: { resource: string; view: keyof typeof DERIVED }) => {
  const Screen = slotScreen<{ resource: string }>(resourceNamed(resource).views?.[view] ?? DERIVED[view]);
  return <Screen resource={resource} />;
};

interface ListTabProps {
  tab: Extract<TabSpec, { list: string }>;
  record: RaRecord;
  /** The tab's own address. */
  base: string;
  crumbs: readonly Crumb[];
}

/** What belongs to a record, as a list of another resource; its records open inside this page. */
export const ListTab = ({ tab, record, base, crumbs }: ListTabProps) => {
  const resource = tab.list;
  const place = useMemo<Place>(() => {
    const params = Object.entries(tab.params).map(([param, field]) => [param, String(valueAt(record, field))]);
    return { resource, base, params: Object.fromEntries(params) };
  }, [resource, base, tab, record]);
  return (
    <PlaceContext value={place}>
      <TrailContext value={crumbs}>
        <ResourceContextProvider value={resource}>
          <OptionalRecordContextProvider value={undefined}>
            <Routes>
              <Route index element={<View resource={resource} view="list" />} />
              <Route path="create" element={<View resource={resource} view="create" />} />
              <Route path=":id/*" element={<View resource={resource} view="record" />} />
            </Routes>
          </OptionalRecordContextProvider>
        </ResourceContextProvider>
      </TrailContext>
    </PlaceContext>
  );
};
