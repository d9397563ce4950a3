import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { type RaRecord, useLocale, useNotify, useTranslate, useUpdate } from 'ra-core';
import type { Company } from '../../../contract/entities/company.ts';
import { useRights } from '../../framework/access/useRights.ts';
import { ToolButton } from '../../ui/buttons.ts';
import { useErrorText } from '../../ui/useErrorText.ts';

type View = Company['angles'][number];
type Wish = 'show_logo' | 'show_banner';

const WISHES: readonly Wish[] = ['show_logo', 'show_banner'];

const Views = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: 760,
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': { textAlign: 'left', padding: '6px 12px', borderBottom: `1px solid ${theme.palette.divider}`, fontWeight: 400 },
  '& thead th': { fontWeight: 600, color: theme.palette.text.secondary, verticalAlign: 'bottom' },
  '& td': { width: 132 },
}));

/** The views of a company, and whether logo and banner appear in each (specification, chapters 2 and 3: angles). */
const CompanyViews = ({ resource, record }: { resource: string; record: RaRecord & Pick<Company, 'angles'> }) => {
  const translate = useTranslate();
  const locale = useLocale() === 'de' ? 'de' : 'en';
  const notify = useNotify();
  const errorText = useErrorText();
  const mayEdit = useRights(resource)('edit', record).may;
  const [update, { isPending }] = useUpdate(resource, undefined, { mutationMode: 'pessimistic' });

  const save = (wish: Wish, isOn: boolean, changed: readonly View[]) => {
    const ids = new Set(changed.map(({ id }) => id));
    const angles = record.angles.map(({ id, show_logo, show_banner }) => ({
      ...{ id, show_logo, show_banner },
      ...(ids.has(id) ? { [wish]: isOn ? 1 : 0 } : {}),
    }));
    update(
      resource,
      { id: record.id, data: { ...record, angles }, previousData: record },
      {
        onSuccess: () => notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } }),
        onError: (error) => notify(errorText(error), { type: 'error' }),
      },
    );
  };

  return (
    <Views aria-busy={isPending}>
      <thead>
        <tr>
          <th scope="col">{translate('pages.views.view')}</th>
          {WISHES.map((wish) => {
            const isAll = record.angles.every((view) => view[wish] === 1);
            return (
              <th key={wish} scope="col">
                {translate(`pages.views.${wish}`)}
                {mayEdit && (
                  <div>
                    <ToolButton type="button" disabled={isPending} onClick={() => save(wish, !isAll, record.angles)}>
                      {translate(isAll ? 'pages.views.none' : 'pages.views.all')}
                    </ToolButton>
                  </div>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {record.angles.map((view) => (
          <tr key={view.id}>
            <th scope="row">{view.name?.[locale] ?? view.id}</th>
            {WISHES.map((wish) => (
              <td key={wish}>
                <Switch
                  checked={view[wish] === 1}
                  disabled={!mayEdit || isPending}
                  onChange={(_, isOn) => save(wish, isOn, [view])}
                  slotProps={{ input: { 'aria-label': `${translate(`pages.views.${wish}`)}: ${view.name?.[locale] ?? view.id}` } }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Views>
  );
};

export default CompanyViews;
