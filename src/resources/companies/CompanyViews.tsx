import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'ra-core';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { request } from '../../api/httpClient.ts';
import { useRights } from '../../framework/access/useRights.ts';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { EditedViews } from './EditedViews.tsx';
import { ViewTable } from './ViewTable.tsx';
import { type ViewsOfCompany, viewsOf } from './views.ts';

/** All views that photographs can show; they hardly ever change. */
const presetItems = {
  queryKey: ['presets'],
  queryFn: async () => (await request(account.presets)).data.flatMap(({ items }) => items),
  staleTime: Number.POSITIVE_INFINITY,
};

/** The views of a company, and what it wants of each (specification, chapters 2 and 3: angles); the operator changes them. */
const CompanyViews = ({
  resource,
  record,
}: {
  resource: string;
  record: RaRecord & ViewsOfCompany;
}) => {
  const translate = useTranslate();
  const mayEdit = useRights(resource)('edit', record).may;
  const { data: items = [], isPending } = useQuery(presetItems); // without them the views have no pictures, and may have no names
  if (isPending) return <ScreenLoading />;
  const views = viewsOf(record, items);
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
          cell={(view, wish) =>
            view[wish] ? (
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
