import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useRights } from '@turntable/declare/access/useRights.ts';
import { textIn } from '@turntable/declare/contract/localText.ts';
import { useFailure } from '@turntable/declare/record/failure.ts';
import { nativeBox } from '@turntable/declare/theme/nativeBox.ts';
import { ToolButton } from '@turntable/declare/ui/buttons.tsx';
import { SaveBar } from '@turntable/declare/ui/form/FormBar.tsx';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import type { ReactNode } from 'react';
import {
  Form,
  type RaRecord,
  useDataProvider,
  useLocale,
  useNotify,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePresets } from '../../customRoutes/looks/preview.tsx';
import { Silhouette } from '../../customRoutes/views/Silhouette.tsx';
import {
  changedViews,
  keyOf,
  VIEW_OPTIONS,
  type View,
  type ViewOption,
  type ViewOptions,
  type ViewsOfCompany,
  viewOptionsOf,
  viewsOf,
} from './views.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': {
    padding: '4px 8px',
    borderBottom: `1px solid ${theme.palette.divider}`,
    textAlign: 'left',
    fontWeight: 400,
  },
  '& thead th': {
    fontSize: 13,
    fontWeight: 600,
    color: theme.palette.text.secondary,
    verticalAlign: 'bottom',
    hyphens: 'auto',
  },
  '& thead th:not(:first-of-type), & td': { width: '20%', textAlign: 'center' },
  '& tbody th[scope=rowgroup]': {
    paddingTop: 16,
    fontSize: 13,
    fontWeight: 650,
    color: theme.palette.text.secondary,
  },
  '& .view': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  '& .view svg': {
    flex: 'none',
    width: 56,
    height: 42,
    stroke: theme.palette.text.secondary,
    strokeWidth: 12,
  },
  '& thead button': { height: 28, padding: '0 6px', fontSize: 12 },
  '& td label': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    cursor: 'pointer',
  },
  '& td input': nativeBox(theme.palette.primary.main, 20),
  '@media (max-width: 599.95px)': {
    '& th, & td': { padding: '4px 2px' },
    '& thead th': { fontSize: 12 },
    '& .view': { gap: 8 },
    '& thead button': { padding: '0 3px' },
    '& thead th:not(:first-of-type), & td': { width: 60 },
    '& .view svg': { width: 36, height: 27 },
  },
}));

const KINDS = ['exterior', 'interior', 'detail', undefined] as const;

interface ViewTableProps {
  views: readonly View[];
  /** Shown below the option's name in the head of its column. */
  head?: (option: ViewOption) => ReactNode;
  cell: (view: View, option: ViewOption, name: string) => ReactNode;
}

/** A table of a company's views, exterior first: how each shows the vehicle, and a column per option. */
const ViewTable = ({ views, head, cell }: ViewTableProps) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const groups = KINDS.map((kind) => ({
    kind,
    found: views.filter((view) => view.kind === kind),
  })).filter(({ found }) => found.length > 0);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate('pages.views.view')}</th>
          {VIEW_OPTIONS.map((option) => (
            <th key={option} scope="col">
              {translate(`pages.views.${option}`)}
              {head?.(option)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ kind, found }) => (
        <tbody key={kind ?? 'other'}>
          {kind && (
            <tr>
              <th scope="rowgroup" colSpan={VIEW_OPTIONS.length + 1}>
                {translate(`vehicle.views.${kind}`)}
              </th>
            </tr>
          )}
          {found.map((view) => {
            const name = view.name
              ? textIn(view.name, locale)
              : translate('pages.views.unnamed', { id: view.id });
            return (
              <tr key={view.id}>
                <th scope="row">
                  <span className="view">
                    {view.silhouette && <Silhouette path={view.silhouette} />}
                    {name}
                  </span>
                </th>
                {VIEW_OPTIONS.map((option) => (
                  <td key={option}>{cell(view, option, name)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      ))}
    </Table>
  );
};

/** Switches an option on or off for all views at once. */
const AllButton = ({ views, option }: { views: readonly View[]; option: ViewOption }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const values: unknown[] = useWatch({ name: views.map((view) => `${keyOf(view)}.${option}`) });
  const isAll = values.every(Boolean);
  return (
    <div>
      <ToolButton
        type="button"
        aria-label={`${translate(isAll ? 'pages.views.none' : 'pages.views.all')}: ${translate(`pages.views.${option}`)}`}
        onClick={() => {
          for (const view of views)
            setValue(`${keyOf(view)}.${option}`, !isAll, { shouldDirty: true });
        }}
      >
        {translate(isAll ? 'pages.views.none' : 'pages.views.all')}
      </ToolButton>
    </div>
  );
};

const WishTable = ({ views }: { views: readonly View[] }) => {
  const translate = useTranslate();
  const { register } = useFormContext();
  return (
    <ViewTable
      views={views}
      head={(option) => <AllButton views={views} option={option} />}
      cell={(view, option, name) => (
        <label>
          <input
            type="checkbox"
            aria-label={`${translate(`pages.views.${option}`)}: ${name}`}
            {...register(`${keyOf(view)}.${option}`)}
          />
        </label>
      )}
    />
  );
};

interface EditedViewsProps {
  resource: string;
  record: RaRecord & ViewsOfCompany;
  views: readonly View[];
}

/** The views as a form that saves all changes together. */
const EditedViews = ({ resource, record, views }: EditedViewsProps) => {
  const notify = useNotify();
  const fail = useFailure(resource, []);
  const { params } = usePlace(resource);
  const dataProvider = useDataProvider();
  const [update] = useUpdate(resource);
  const before = viewOptionsOf(views);

  const save = async (typed: object) => {
    const place = { id: record.id, meta: { params } };
    try {
      const { data: stored } = await dataProvider.getOne<RaRecord & ViewsOfCompany>(
        resource,
        place,
      );
      const data = { ...stored, ...changedViews(stored, before, typed as ViewOptions) }; // the fields that the table below registers
      await update(
        resource,
        { ...place, data, previousData: stored },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify('pages.views.saved', { type: 'success' });
    } catch (error) {
      return fail(error);
    }
  };

  return (
    <Form
      noValidate
      disableInvalidFormNotification
      record={{ id: record.id, ...before }}
      onSubmit={save}
    >
      <WishTable views={views} />
      <SaveBar />
    </Form>
  );
};

/** Shows a company's views and what it wants for each (specification, chapters 2 and 3: angles); the operator can edit them. */
const CompanyViews = ({
  resource,
  record,
}: {
  resource: string;
  record: RaRecord & ViewsOfCompany;
}) => {
  const translate = useTranslate();
  const mayEdit = useRights(resource)('edit', record).may;
  const { data: sets = [], isPending } = usePresets(); // if they fail to load, views have no pictures, and perhaps no names
  if (isPending) return <ScreenLoading />;
  const views = viewsOf(
    record,
    sets.flatMap(({ items }) => items),
  );
  const words = { on: translate('ra.boolean.true'), off: translate('ra.boolean.false') };
  return (
    <Card
      component="section"
      sx={{ maxWidth: 760, px: { xs: 1.5, sm: 3 }, pt: 2, pb: mayEdit ? 0 : 2 }}
    >
      {views.length === 0 && <p>{translate('pages.views.empty')}</p>}
      {views.length > 0 && <p style={{ marginTop: 0 }}>{translate('pages.views.lead')}</p>}
      {views.length > 0 && mayEdit && (
        <EditedViews resource={resource} record={record} views={views} />
      )}
      {views.length > 0 && !mayEdit && (
        <ViewTable
          views={views}
          cell={(view, option) =>
            view[option] ? (
              <Check titleAccess={words.on} color="success" />
            ) : (
              <Remove titleAccess={words.off} color="disabled" />
            )
          }
        />
      )}
    </Card>
  );
};

export default CompanyViews;
