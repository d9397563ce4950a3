import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import {
  type RaRecord,
  useLocale,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { lazyOf } from '../../ui/screen/lazyOf.ts';
import { isEmpty, type ValueProps } from '../../ui/values/value.ts';
import { valueAt } from '../../ui/values/valueAt.ts';
import { resourceNamed } from '../registry.ts';
import { fieldOf } from './drawn.ts';
import { valueProps } from './fieldProps.ts';
import { FIELDS } from './fields.ts';
import { JsonValue } from './JsonValue.tsx';
import { KINDS } from './kinds.ts';

/** A declared field's value on a page: by its kind one of react-admin's fields, or a component of its own. */
export const DerivedField = ({ source }: { source: string; className?: string | undefined }) => {
  const { resource, fields } = resourceNamed(useResourceContext() ?? '');
  const record = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const locales = useLocale();
  const field = fields[source];
  const value = valueAt(record, source);
  if (!field || !record) return null;
  if (value instanceof File) return value.name; // chosen just now
  const drawn = field.cell ? undefined : fieldOf(resource, source, field);
  const Stock = drawn && FIELDS[drawn.component];
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
  const Cell = field.kind === 'json' ? JsonValue : KINDS[field.kind].Cell;
  const Own = field.cell ? lazyOf<ValueProps & { row: RaRecord }>(field.cell) : Cell;
  const isShown = Own && (field.cell || !isEmpty(value));
  return (
    <Typography component="div" variant="body2">
      <Suspense>
        {isShown ? (
          <Own {...valueProps(resource, source, field)} value={value} row={record} />
        ) : (
          '–'
        )}
      </Suspense>
    </Typography>
  );
};
