import { Form, type RaRecord, useDataProvider, useNotify, useTranslate, useUpdate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { ToolButton } from '../../ui/buttons.tsx';
import { SaveBar } from '../../ui/form/FormBar.tsx';
import { usePlace } from '../../ui/place/Place.ts';
import { useErrorText } from '../../ui/useErrorText.ts';
import { ViewTable } from './ViewTable.tsx';
import {
  changedViews,
  keyOf,
  type View,
  type ViewsOfCompany,
  type Wish,
  type Wishes,
  wishesOf,
} from './views.ts';

/** A wish for all views at once. */
const AllButton = ({ views, wish }: { views: readonly View[]; wish: Wish }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const values: unknown[] = useWatch({ name: views.map((view) => `${keyOf(view)}.${wish}`) });
  const isAll = values.every(Boolean);
  return (
    <div>
      <ToolButton
        type="button"
        aria-label={`${translate(isAll ? 'pages.views.none' : 'pages.views.all')}: ${translate(`pages.views.${wish}`)}`}
        onClick={() => {
          for (const view of views)
            setValue(`${keyOf(view)}.${wish}`, !isAll, { shouldDirty: true });
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
      head={(wish) => <AllButton views={views} wish={wish} />}
      cell={(view, wish, name) => (
        <label>
          <input
            type="checkbox"
            aria-label={`${translate(`pages.views.${wish}`)}: ${name}`}
            {...register(`${keyOf(view)}.${wish}`)}
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

/** The views as a form: what is changed is saved together. */
export const EditedViews = ({ resource, record, views }: EditedViewsProps) => {
  const notify = useNotify();
  const errorText = useErrorText();
  const { params } = usePlace(resource);
  const dataProvider = useDataProvider();
  const [update] = useUpdate(resource);
  const before = wishesOf(views);

  const save = async (typed: object) => {
    const place = { id: record.id, meta: { params } };
    try {
      const { data: stored } = await dataProvider.getOne<RaRecord & ViewsOfCompany>(
        resource,
        place,
      );
      const data = { ...stored, ...changedViews(stored, before, typed as Wishes) }; // what the table below registers
      await update(
        resource,
        { ...place, data, previousData: stored },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify('pages.views.saved', { type: 'success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
      return { root: { server: errorText(error) } }; // nothing that was chosen is let go
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
