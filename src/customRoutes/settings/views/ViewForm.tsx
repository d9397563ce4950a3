import { Form, useLocale, useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useConflict } from '../../../record/useConflict.tsx';
import { FormWatch } from '../../../ui/form/FormWatch.tsx';
import { GUARDED } from '../../../ui/form/guarded.ts';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { OrderedLines } from '../../../ui/order/OrderedLines.tsx';
import { useErrorText } from '../../../ui/useErrorText.ts';
import type { View, viewsOf } from './companyViews.ts';
import { useBanners } from './useBanners.ts';
import { type Contest, useSaveViews } from './useSaveViews.ts';
import { ViewLine } from './ViewLine.tsx';
import { keyOf, type ViewChange, type Wishes, type WishName, wishesOf } from './viewWishes.ts';

/** A view that has been saved does not take away what was typed at the others. */
const KEEP = { keepDirtyValues: true };

interface ViewFormProps {
  api: ReturnType<typeof viewsOf>;
  views: readonly View[];
}

/** The views in their order; what is said about them is saved together, their order at once. */
export const ViewForm = ({ api, views }: ViewFormProps) => {
  const translate = useTranslate();
  const locale = useLocale() === 'de' ? 'de' : 'en';
  const notify = useNotify();
  const errorText = useErrorText();
  const banners = useBanners();
  const { ask, dialog } = useConflict();
  const shown = (name: WishName, { [name]: value }: ViewChange | View) => {
    if (name === 'comment') return String(value);
    if (name === 'banner_id')
      return (
        banners.find(({ id }) => id === value)?.name ?? translate('settings.views.banner_of_look')
      );
    return translate(value === 1 ? 'ra.boolean.true' : 'ra.boolean.false');
  };
  const askAbout = ({ names, mine, theirs }: Contest) =>
    ask(
      names.map((name) => ({
        label: `${theirs.name[locale]}: ${translate(`settings.views.${name}`)}`,
        mine: shown(name, mine),
        theirs: shown(name, theirs),
      })),
    );
  const { seen, save, order } = useSaveViews(api, views, askAbout);
  const text = JSON.stringify(wishesOf(seen));
  const before = useMemo((): Wishes => JSON.parse(text), [text]); // the same object as long as nothing in it changes

  const submit = async (typed: object) => {
    try {
      await save(typed as Wishes); // what the lines below register
      notify('settings.views.saved', { type: 'success', title: 'catalogue.success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
      return { root: { server: errorText(error) } }; // nothing that was typed is let go
    }
  };
  const arrange = async (names: readonly string[]) => {
    try {
      await order(names.map(Number));
      notify('settings.views.ordered', { type: 'success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
  };

  return (
    <>
      <Form {...GUARDED} record={{ id: 'views', ...before }} onSubmit={submit} resetOptions={KEEP}>
        <OrderedLines
          lines={seen.map((view) => ({ view, name: String(view.id), label: view.name[locale] }))}
          onOrder={arrange}
        >
          {({ view, label }) => (
            <ViewLine view={view} name={label} source={keyOf(view)} banners={banners} />
          )}
        </OrderedLines>
        <FormWatch values={before} />
        <SaveBar />
      </Form>
      {dialog}
    </>
  );
};
