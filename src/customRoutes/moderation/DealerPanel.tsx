import Box from '@mui/material/Box';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { RelativeTime } from '@turntable/declare/ui/time/RelativeTime.tsx';
import type { ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { Company } from '../../../contract/companies/company.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useCar } from '../vehicles/car.tsx';
import { useViewName } from '../views/useViewName.ts';

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Shows the operator, beside the pictures, the vehicle's company, its photographers, and the notes about dealer and views. */
export const DealerPanel = () => {
  const translate = useTranslate();
  const viewName = useViewName();
  const { company_id, company_title, photographers, created_at, angles, photos } = useCar();
  const { record } = usePlace('companies');
  const { data: company } = useGetOne<Company>('companies', { id: company_id });
  const taken = new Set(photos.map(({ angle_id }) => angle_id));
  const commented = angles.filter(({ id, comment }) => comment && taken.has(id));
  const contact = [
    company?.contact_person || company?.chief_name,
    company?.chief_phone,
    company?.chief_email,
  ].filter(Boolean);
  return (
    <Panel
      title={company_title}
      more={{ to: record(company_id), label: translate('pages.moderation.to_company') }}
    >
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1,
          m: 0,
          fontSize: 14,
          overflowWrap: 'anywhere',
          '& dt': { fontSize: 12, color: 'text.secondary' },
          '& dd': { m: 0, whiteSpace: 'pre-line' },
        }}
      >
        {contact.length > 0 && (
          <Line label={translate('pages.moderation.contact')}>{contact.join(' · ')}</Line>
        )}
        <Line label={translate('pages.moderation.photos_by')}>
          {photographers.join(', ') || translate('pages.moderation.photos_by_nobody')}
        </Line>
        <Line label={translate('pages.moderation.added')}>
          <RelativeTime at={created_at} />
        </Line>
        {company?.notes && <Line label={translate('pages.moderation.notes')}>{company.notes}</Line>}
        {commented.length > 0 && (
          <Line label={translate('pages.moderation.view_comments')}>
            {commented.map((angle) => `${viewName(angle)}: ${angle.comment}`).join('\n')}
          </Line>
        )}
      </Box>
    </Panel>
  );
};
