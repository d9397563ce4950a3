import { rightTo } from '@turntable/declare/access/rights.ts';
import { currentUser } from '@turntable/declare/connection.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';
import { lazyOf } from '@turntable/declare/ui/screen/lazyOf.ts';
import type { ComponentType, ReactElement } from 'react';
import { Navigate, type ResourceProps } from 'react-admin';
import { Guarded } from './authProvider/Guarded.tsx';
import { useCompanyOptions } from './authProvider/useCompanyOptions.ts';
import { companyTabOf } from './customRoutes/settings/companyTab.ts';
import { ChooseCompany, CreateScreen, ListScreen, RecordScreen, SettingsTabs } from './screens.ts';

type ScreenOfResource = ComponentType<{ resource: string }>;

const guarded = (declared: Resource, action: string, Screen: ScreenOfResource): ReactElement => (
  <Guarded subject={declared.resource} action={action}>
    <Optional declared={declared}>
      <Screen resource={declared.resource} />
    </Optional>
  </Guarded>
);

/** Guards a list or form whose call needs the record around it, as it has no screen of its own. The operator chooses a company
 * if the company's page has that list. */
const Alone = ({
  declared,
  call,
  children,
}: {
  declared: Resource;
  call: 'list' | 'create';
  children: ReactElement;
}) => {
  const { role } = currentUser();
  const path = role && declared.api[role]?.[call]?.path;
  if (!path?.includes(':')) return children;
  const tab = role === 'admin' && call === 'list' ? companyTabOf(declared.resource) : undefined;
  return tab ? <ChooseCompany tab={tab} /> : <Navigate to="/access-denied" replace />;
};

/** Denies the screens of a resource to companies without the option that it needs (specification, chapter 6); the operator needs no option. */
const Optional = ({ declared, children }: { declared: Resource; children: ReactElement }) => {
  const options = useCompanyOptions();
  const { role } = currentUser();
  const needs = declared.menu?.needs;
  const isMissing =
    needs === 'get_cars_from_ftp' && role !== 'admin' && options.isKnown && !options[needs];
  return isMissing ? <Navigate to="/access-denied" replace /> : children;
};

/** Puts a list that is a part of the settings beside their other parts. */
const AmongSettings = ({ declared, children }: { declared: Resource; children: ReactElement }) =>
  String(declared.path).startsWith('settings/') ? (
    <SettingsTabs shown={`/${declared.resource}`}>{children}</SettingsTabs>
  ) : (
    children
  );

/** Redirects users who may open only one record, not the list, to that record. */
const ListOrOwn = ({ declared, children }: { declared: Resource; children: ReactElement }) => {
  const user = currentUser();
  const own = declared.own && user[declared.own];
  const isAlone = !rightTo(declared, user, 'list').may && rightTo(declared, user, 'show').may;
  return isAlone && own !== undefined ? (
    <Navigate to={`/${declared.resource}/${own}`} replace />
  ) : (
    children
  );
};

/** Returns whether some role may create records. Without `create`, the form is that of the first tab. */
const isCreated = ({ access }: Resource): boolean =>
  Object.values(access).some((rights) => rights?.includes('create'));

/** Returns the props of react-admin's `<Resource>`: the declared or derived views, each behind the policy. */
export const resourceScreens = (declared: Resource): ResourceProps => {
  const { resource, list, form, create, views } = declared;
  const has = {
    list: list ?? views?.list,
    create: create ?? views?.create ?? (form && isCreated(declared)),
    record: form ?? views?.record,
  };
  return {
    name: resource,
    ...(has.list && {
      list: (
        <ListOrOwn declared={declared}>
          <Alone declared={declared} call="list">
            <AmongSettings declared={declared}>
              {guarded(
                declared,
                'list',
                views?.list ? lazyOf<{ resource: string }>(views.list) : ListScreen,
              )}
            </AmongSettings>
          </Alone>
        </ListOrOwn>
      ),
    }),
    ...(has.create && {
      create: (
        <Alone declared={declared} call="create">
          {guarded(
            declared,
            'create',
            views?.create ? lazyOf<{ resource: string }>(views.create) : CreateScreen,
          )}
        </Alone>
      ),
    }),
    ...(has.record && {
      edit: guarded(
        declared,
        'show',
        views?.record ? lazyOf<{ resource: string }>(views.record) : RecordScreen,
      ),
    }),
  };
};
