import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { type RaRecord, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { fieldKey } from '../define/textKeys.ts';
import { isEmpty, valueAt } from '../ui/values/value.ts';
import { useDeclared } from '../useDeclared.ts';
import { FieldCell } from './cells.tsx';
import { COMPONENTS } from './components.ts';
import { fieldOf } from './drawn.ts';

/** JSON in full; react-admin has no field for it that scrolls by keyboard. */
const JsonText = ({ value, label }: { value: unknown; label: string }) => (
  <Box
    component="pre"
    tabIndex={0}
    role="region"
    aria-label={label}
    sx={{ m: 0, fontSize: 13, overflowX: 'auto' }}
  >
    {JSON.stringify(value, null, 2)}
  </Box>
);

/** A declared field's value on a page: react-admin's field of its kind, or the cell of a row. */
export const DerivedField = ({ source }: { source: string; className?: string | undefined }) => {
  const { resource, fields } = useDeclared();
  const record = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const locales = useLocale();
  const field = fields[source];
  const value = valueAt(record, source);
  if (!field || !record) return null;
  if (value instanceof File) return value.name; // a newly chosen file
  const drawn = field.cell ? undefined : fieldOf(resource, source, field);
  const Stock = drawn && COMPONENTS[drawn.component];
  if (Stock) {
    const { title } = drawn.props;
    return (
      <Stock
        {...drawn.props}
        {...(typeof title === 'string' && { title: translate(title) })}
        {...(/^(Number|Date)Field$/.test(drawn.component) && { locales })}
      />
    );
  }
  const cell =
    field.kind === 'json' && !field.cell ? (
      <JsonText value={value} label={translate(fieldKey(resource, source))} />
    ) : (
      <FieldCell name={source} />
    );
  return (
    <Typography component="div" variant="body2">
      <Suspense>{field.cell || !isEmpty(value) ? cell : '–'}</Suspense>
    </Typography>
  );
};
