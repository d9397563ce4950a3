import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { Limit } from '../api/callLimits.ts';
import { currentUser } from '../connection.ts';
import type { Field } from '../define/field.ts';
import { hintKey } from '../define/textKeys.ts';
import { resourceNamed } from '../registry.ts';
import { lazyOf } from '../ui/screen/lazyOf.ts';
import { valueAt } from '../ui/values/value.ts';
import { COMPONENTS, type ComponentProps } from './components.ts';
import { type Drawn, inputOf, isWide } from './drawn.ts';
import { writableOnCreate, writableOnSave } from './writable.ts';

const render = ({ component, props, child }: Drawn): ReactNode => {
  const Component = COMPONENTS[component];
  return Component && <Component {...props}>{child && render(child)}</Component>;
};

interface DerivedInputProps {
  source: string;
  /** The field, where it is not one of the resource. */
  field?: Field<never>;
  label?: string;
  /** The call's rules for it; by default those of the role. */
  limit?: Limit | undefined;
  isNew?: boolean;
}

/** The input of a declared field: react-admin's for its kind, or its own. Used inside a form of the resource. */
export const DerivedInput = ({ source, label, ...given }: DerivedInputProps) => {
  const declared = resourceNamed(useResourceContext() ?? '');
  const record = useRecordContext();
  const translate = useTranslate();
  const { resource, fields } = declared;
  const { role } = currentUser();
  const field = given.field ?? fields[source];
  if (!field) return null;
  const isNew = given.isNew ?? record?.id === undefined;
  const limit =
    given.limit ?? (isNew ? writableOnCreate : writableOnSave)(declared, role)[source] ?? {};
  const before = isNew ? undefined : (valueAt(record, source) ?? null);
  const hint = translate(hintKey(resource, source), { _: '' }) || false;
  const drawn = inputOf({ resource, name: source, field, limit, isNew, before, label, hint, role });
  if (!field.input) return render(drawn);
  const Own = lazyOf<ComponentProps>(field.input);
  return (
    <div className={isWide(field) ? 'wide' : undefined}>
      <Own {...drawn.props} {...drawn.child?.props} reference={field.reference} />
    </div>
  );
};
