import { z } from 'zod';
import {
  type DataField,
  type DataFields,
  type DataValue,
  type FilteredName,
  filteredNames,
  isEmptyText,
} from './dataFields.ts';
import { textFlag } from './flag.ts';
import { filledValue, plainMoment, restValue } from './rest/values.ts';

/** Returns the schema of a field. It transforms nothing, because responses have the same schema. */
const plainSchema = (field: DataField): z.ZodType => {
  if (field.kind === 'dateTime') return plainMoment.nullable();
  return isEmptyText(field) ? filledValue(field) : restValue(field);
};
const schemaOf = (field: DataField): z.ZodType =>
  plainSchema(field).describe(field.description ?? field.label.en);

type Schema<Value> = z.ZodType<Value, Value>;
type Shape<F extends DataFields> = { -readonly [Name in keyof F]: Schema<DataValue<F[Name]>> };

/** Returns the schema of fields, in requests and responses. */
export const dataSchema = <const F extends DataFields>(fields: F) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]),
    ) as Shape<F>, // one schema for each field
  );

type Parameters<F extends DataFields> = {
  -readonly [Name in FilteredName<F>]: F[Name] extends { kind: 'flag' }
    ? z.ZodOptional<typeof textFlag>
    : z.ZodOptional<Schema<NonNullable<DataValue<F[Name]>>>>;
};

/** Returns the query parameters of a list that filter it by fields. */
export const dataFilters = <const F extends DataFields>(fields: F) =>
  Object.fromEntries(
    filteredNames(fields).map((name) => {
      const field = fields[name] as DataField;
      return [name, (field.kind === 'flag' ? textFlag : filledValue(field)).optional()];
    }),
  ) as Parameters<F>; // one parameter for each of them
