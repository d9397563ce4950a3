import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { type RaRecord, useTranslate } from 'ra-core';
import { FieldGrid, Labelled } from '../../ui/form/fieldGrid.ts';
import { fieldKey } from '../define/textKeys.ts';
import { KINDS } from '../kinds/kinds.ts';
import { resourceNamed } from '../registry.ts';
import { FieldValue } from './FieldValue.tsx';

interface ValuesProps {
  resource: string;
  names: readonly string[];
  record: RaRecord;
  /** Why they are not inputs; a translation key. */
  why?: string | undefined;
}

/** Fields to read. */
export const Values = ({ resource, names, record, why }: ValuesProps) => {
  const translate = useTranslate();
  const { fields } = resourceNamed(resource);
  return (
    <Card sx={{ maxWidth: 920, p: { xs: 2, sm: 3 } }}>
      {why && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate(why)}
        </Alert>
      )}
      <FieldGrid as="dl" sx={{ m: 0 }}>
        {names.map((name) => (
          <Labelled
            key={name}
            data-wide={fields[name]?.isWide ?? KINDS[fields[name]?.kind ?? 'text'].isWide}
          >
            <dt>{translate(fieldKey(resource, name))}</dt>
            <dd>
              <FieldValue resource={resource} name={name} record={record} />
            </dd>
          </Labelled>
        ))}
      </FieldGrid>
    </Card>
  );
};
