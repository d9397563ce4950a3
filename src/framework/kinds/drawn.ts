import type { Role } from '../../../contract/call.ts';
import type { Limit } from '../../api/callLimits.ts';
import type { Field } from '../define/field.ts';
import { choiceKey, fieldKey } from '../define/textKeys.ts';
import { resourceNamed } from '../registry.ts';
import { isSearchable, usualSort } from './fieldProps.ts';
import { sentValue } from './fieldValue.ts';
import { faultOf, rulesOf } from './rules.ts';
import { written } from './written.ts';

/** A component of react-admin (or of ui/inputs) and what it is given, as data: the views render it, `npm run eject` writes it. */
export interface Drawn {
  readonly component: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly child?: Drawn;
}

interface Asked {
  resource: string;
  name: string;
  field: Field<never>;
  /** What the call takes of it. */
  limit: Limit;
  /** The record is being made. */
  isNew: boolean;
  /** The value that is there: it stays a choice, and what was not changed is not judged. */
  before?: unknown;
  /** A translation key, where the field is none of a resource (an action's question). */
  label?: string | undefined;
  hint?: string | false;
  /** Whose lists are searched for references; any role's when it is not said. */
  role?: Role | undefined;
}

const TYPES: Partial<Record<Field['kind'], string>> = { email: 'email', phone: 'tel', url: 'url' };

/** They take a line of a form for themselves. */
const WIDE: readonly Field['kind'][] = ['lines', 'richText', 'image', 'file', 'references', 'json'];

export const isWide = (field: Field<never> | undefined): boolean =>
  field !== undefined && (field.isWide ?? WIDE.includes(field.kind));

/** As many choices as are seen at a glance. */
const MOST_RADIOS = 3;

/** As many records as are read at once (specification, chapter 9); the rest is found by typing. */
const RECORDS_SHOWN = 100;

export const asJson = written('asJson', (value: unknown) =>
  typeof value === 'string' || value === null || value === undefined
    ? (value ?? '')
    : JSON.stringify(value, null, 2),
);

const choicesOf = ({ resource, name, field, limit, before }: Asked) => {
  const taken = limit.options && [...limit.options, before];
  return Object.keys(field.choices ?? {}).flatMap((value) => {
    const id = taken ? taken.find((option) => String(option) === value) : value;
    return id === undefined ? [] : [{ id, name: choiceKey(resource, name, value) }];
  });
};

const referenceInput = ({ field, role }: Asked, common: Drawn['props']): Drawn => {
  const { source, ...shown } = common;
  const other = resourceNamed(field.reference ?? '');
  const search = isSearchable(other, role) ? 'q' : other.name;
  const many = field.kind === 'references' ? 'Array' : '';
  return {
    component: `Reference${many}Input`,
    props: {
      source,
      reference: other.resource,
      sort: usualSort(other),
      perPage: RECORDS_SHOWN,
    },
    child: {
      component: `Autocomplete${many}Input`,
      props: {
        ...shown,
        optionText: other.name,
        filterToQuery: written(
          `(text: string) => (text ? { ${search}: text } : {})`,
          (text: string) => (text ? { [search]: text } : {}),
        ),
      },
    },
  };
};

/** What draws a field's input. */
export const inputOf = (asked: Asked): Drawn => {
  const { resource, name, field, limit, isNew, before, label, hint = false } = asked;
  const { kind } = field;
  const rules = rulesOf(field, limit, isNew);
  const isRequired = rules.some((rule) => rule.isRequired);
  const sent = (value: unknown) => JSON.stringify(sentValue(value, field, limit));
  const unlessUnchanged = (value: unknown) =>
    sent(value) === sent(before) ? undefined : faultOf(rules, value);
  const common = {
    source: name,
    ...(label && { label }),
    ...(rules.length > 0 && { validate: before === undefined ? rules : unlessUnchanged }),
    ...(before !== undefined && { isRequired }),
    helperText: hint,
    ...(isWide(field) && { className: 'wide' }),
  };
  const typed = (htmlInput: Record<string, unknown> = {}, more: Record<string, unknown> = {}) => ({
    ...common,
    ...more,
    slotProps: {
      htmlInput: { ...(isRequired && { 'aria-required': true }), ...htmlInput },
    },
  });
  const noHelp = { autoComplete: 'off' };
  switch (kind) {
    case 'text':
    case 'email':
    case 'phone':
    case 'url': {
      const type = TYPES[kind];
      const props = typed({ ...noHelp, ...(type && { inputMode: type }) }, type ? { type } : {});
      return { component: 'TextInput', props };
    }
    case 'lines':
      return {
        component: 'TextInput',
        props: typed(noHelp, { multiline: true, minRows: 3, maxRows: 14 }),
      };
    case 'json': {
      const code = { spellCheck: false, style: { fontFamily: 'monospace', fontSize: 13 } };
      const more = { multiline: true, minRows: 4, maxRows: 24, format: asJson };
      return { component: 'TextInput', props: typed({ ...noHelp, ...code }, more) };
    }
    case 'integer':
    case 'decimal':
    case 'money':
    case 'seconds': {
      const isWhole = kind === 'integer' || kind === 'seconds';
      const { min, max } = limit;
      return {
        component: 'NumberInput',
        props: typed(
          { inputMode: isWhole ? 'numeric' : 'decimal' },
          {
            step: isWhole ? 1 : kind === 'money' ? 0.01 : 'any',
            ...(min !== undefined && { min }),
            ...(max !== undefined && { max }),
          },
        ),
      };
    }
    case 'flag': {
      const { validate: _, isRequired: __, ...rest } = common as Record<string, unknown>; // off is an answer too
      const parse = limit.options?.includes(1) ? { parse: Number } : {};
      return { component: 'BooleanInput', props: { ...rest, ...parse } };
    }
    case 'choice':
    case 'status': {
      const choices = choicesOf(asked);
      // a radio button that was pressed cannot be let go: where nothing is an answer, a menu offers it
      return isRequired && choices.length <= MOST_RADIOS
        ? { component: 'RadioButtonGroupInput', props: { ...common, choices, row: true } }
        : { component: 'SelectInput', props: { ...common, choices, emptyText: '–' } };
    }
    case 'date':
      return { component: 'DateInput', props: common };
    case 'dateTime':
      return { component: 'DateTimeInput', props: common };
    case 'reference':
    case 'references':
      return referenceInput(asked, { label: fieldKey(resource, name), ...common });
    case 'image':
    case 'file': {
      const { nullable = false } = limit;
      const given = { isPicture: kind === 'image', ...(nullable && { isRemovable: true }) };
      return { component: 'FileEntry', props: { ...common, ...given } };
    }
    case 'richText':
      return { component: 'RichTextEntry', props: common };
  }
};

/** What draws a field's value on a page; nothing where react-admin has no field that shows it as well. */
export const fieldOf = (resource: string, name: string, field: Field<never>): Drawn | undefined => {
  const { kind, choices = {} } = field;
  const common = { source: name, emptyText: '–', ...(isWide(field) && { className: 'wide' }) };
  const drawn = (component: string, more = {}): Drawn => ({
    component,
    props: { ...common, ...more },
  });
  switch (kind) {
    case 'text':
      return drawn('TextField');
    case 'lines':
      return drawn('TextField', { sx: { whiteSpace: 'pre-line' } });
    case 'richText':
      return drawn('RichTextField');
    case 'email':
      return drawn('EmailField');
    case 'url':
      return drawn('UrlField', { target: '_blank', rel: 'noopener noreferrer' });
    case 'integer':
    case 'decimal':
      return drawn('NumberField');
    case 'money':
      return drawn('NumberField', { options: { style: 'currency', currency: 'EUR' } });
    case 'date':
      return drawn('DateField');
    case 'image':
      return drawn('ImageField', { title: fieldKey(resource, name) });
    case 'choice':
      return drawn('SelectField', {
        choices: Object.keys(choices).map((value) => ({
          id: value,
          name: choiceKey(resource, name, value),
        })),
      });
    default:
      return undefined;
  }
};
