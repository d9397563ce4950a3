import { roleOfSession } from '@turntable/declare/api/session.ts';
import type { ResponseOf, SentBody } from '@turntable/declare/contract/call.ts';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import type { RaRecord } from 'react-admin';
import { adminCompanyAngles, angles, companyAngles } from '../../../contract/views/calls.ts';
import { companyCalls } from '../../api/companyCalls.ts';
import { pick } from '../saveOver.ts';
import { useWholeList } from '../useWholeList.ts';

export type View = ResponseOf<typeof companyAngles.list>['data'][number];
type ViewSave = SentBody<typeof companyAngles.save>;

/** Returns the calls for the views of a company; without an id, of the user's own. Each throws ApiError. */
export const viewsOf = (company?: number) => {
  const own = roleOfSession() === 'chief' ? companyAngles : angles;
  const call = companyCalls(own, adminCompanyAngles, company);
  return {
    read: async () => (await call('list')).data,
    save: async (id: number, body: ViewSave) => (await call('save', { params: { id }, body })).data,
    order: async (ids: readonly number[]) => call('order', { body: { angles: [...ids] } }),
  };
};

export interface BannerChoice extends RaRecord {
  id: number;
  name: string;
}

const NONE: readonly BannerChoice[] = [];

/** Returns the banners that the company may choose. */
export const useBanners = (): readonly BannerChoice[] => {
  const { params } = usePlace('banners');
  return useWholeList<BannerChoice>('banners', params).data ?? NONE;
};

/** A company's comment and choices for a view, as form values. */
interface ViewValues {
  comment: string;
  selected: boolean;
  show_logo: boolean;
  show_banner: boolean;
  /** An empty string is the banner of the look. */
  banner_id: number | '' | null;
}
export type ViewField = keyof ViewValues;
const WISH_NAMES = [
  'comment',
  'selected',
  'show_logo',
  'show_banner',
  'banner_id',
] as const satisfies readonly ViewField[];

/** Returns the key of a view in the form; react-hook-form would turn names that are numbers into lists. */
export const keyOf = ({ id }: { id: number }): string => `view${id}`;

/** The form's values by the views' keys. */
export type ViewFormValues = Readonly<Record<string, ViewValues>>;

export const formValuesOf = (views: readonly View[]): ViewFormValues =>
  Object.fromEntries(
    views.map((view) => [
      keyOf(view),
      {
        comment: view.comment,
        selected: view.selected === 1,
        show_logo: view.show_logo === 1,
        show_banner: view.show_banner === 1,
        banner_id: view.banner_id ?? '',
      },
    ]),
  );

const sent = (values: ViewValues): Required<Omit<ViewSave, 'version'>> => ({
  comment: (values.comment ?? '').trim(),
  selected: values.selected ? 1 : 0,
  show_logo: values.show_logo ? 1 : 0,
  show_banner: values.show_banner ? 1 : 0,
  banner_id: values.banner_id || null,
});

export type ViewChange = Omit<ViewSave, 'version'>;

/** Returns the changed fields of a view; only these are sent. */
export const changeOf = (seen: View, values: ViewValues | undefined): ViewChange => {
  if (!values) return {};
  const typed = sent(values);
  return pick(
    typed,
    WISH_NAMES.filter((name) => typed[name] !== seen[name]),
  );
};
