import { type ComponentType, lazy, type PropsWithChildren, type ReactElement } from 'react';
import { CanAccess, Navigate, type ResourceProps, useTranslate } from 'react-admin';
import type { Resource } from '../define/resource.ts';
import { nameKey } from '../define/textKeys.ts';
import ListScreen from '../list/ListScreen.tsx';
import { iconNamed } from '../ui/icons.ts';
import { lazyOf } from '../ui/screen/lazyOf.ts';
import type { Slot } from '../ui/screen/slots.ts';
import { PageTitle } from '../ui/Trail.tsx';

const CreateScreen = lazy(() => import('../record/CreateScreen.tsx'));
const RecordScreen = lazy(() => import('../record/RecordScreen.tsx'));

type Screen = ComponentType<{ resource: string }>;

/** Names a list in the header, which the records' pages do by themselves. */
const Titled = ({ resource, children }: PropsWithChildren<{ resource: string }>) => (
  <>
    <PageTitle title={useTranslate()(nameKey(resource), { smart_count: 2 })} />
    {children}
  </>
);

/** Returns the props of react-admin's `Resource`: the declared or derived views, each for those who have the right. */
export const resourceScreens = (declared: Resource): ResourceProps => {
  const { resource, icon, list, form, views, access } = declared;
  const Icon = iconNamed(icon);
  const guarded = (action: string, view: Slot | undefined, Derived: Screen): ReactElement => {
    const View = view ? lazyOf<{ resource: string }>(view) : Derived;
    return (
      <CanAccess
        resource={resource}
        action={action}
        accessDenied={<Navigate to="/access-denied" replace />}
      >
        <View resource={resource} />
      </CanAccess>
    );
  };
  const isCreated = Object.values(access).some((rights) => rights?.includes('create'));
  return {
    name: resource,
    ...(Icon && { icon: Icon }),
    ...((list ?? views?.list) && {
      list: <Titled resource={resource}>{guarded('list', views?.list, ListScreen)}</Titled>,
    }),
    ...(isCreated && { create: guarded('create', views?.create, CreateScreen) }),
    ...((form ?? views?.record) && { edit: guarded('show', views?.record, RecordScreen) }),
  };
};
