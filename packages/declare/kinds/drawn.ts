import type { Limit } from '../api/callLimits.ts';
import type { Role } from '../contract/call.ts';
import type { Field, KindName } from '../define/field.ts';
import { choicesOf, fieldKey } from '../define/textKeys.ts';
import { isSearchable, RECORDS_SHOWN, usualSort } from '../list/filters.ts';
import { resourceNamed } from '../registry.ts';
import { faultOf } from '../ui/inputs/rules.ts';
import { CALENDAR_DAY } from '../ui/time/times.ts';
import { rulesOf, sentValue, written } from './rulesOf.ts';

/** A component of react-admin (or of ui/inputs) with its props as data: the views render it, `npm run eject` writes it. */
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
  /** Whether the record is new. */
  isNew: boolean;
  /** The stored value: it stays a choice, and is not validated while it is unchanged. */
  before?: unknown;
  /** A translation key, where the field is not one of a resource (an action's input). */
  label?: string | undefined;
  hint?: string | false;
  /** The role whose lists are searched for references; by default any role's. */
  role?: Role | undefined;
}

/** The kinds that fill a line of a form. */
const WIDE: readonly Field['kind'][] = ['lines', 'richText', 'image', 'references', 'json'];
export const isWide = (field: Field<never> | undefined): boolean =>
  field !== undefined && (field.isWide ?? WIDE.includes(field.kind));

/** Up to this number of choices, radio buttons are shown. */
const MOST_RADIOS = 3;

export const asJson = written('asJson', (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : (value ?? ''),
);

/** Returns the choices that the call takes, and the stored one. */
const takenChoices = ({ resource, name, field, limit, before }: Asked) => {
  const taken = limit.options && [...limit.options, before];
  return choicesOf(resource, name, field.choices).flatMap((choice) => {
    const id = taken ? taken.find((option) => String(option) === choice.id) : choice.id;
    return typeof id === 'string' || typeof id === 'number' ? { ...choice, id } : [];
  });
};

const referenceInput = (
  { resource, name, field, role }: Asked,
  { source, ...common }: Drawn['props'],
): Drawn => {
  const other = resourceNamed(field.reference ?? '');
  const search = isSearchable(other, role) ? 'q' : other.name;
  const many = field.kind === 'references' ? 'Array' : '';
  const sort = usualSort(other);
  const filterToQuery = written(
    `(text: string) => (text ? { ${search}: text } : {})`,
    (text: string) => (text ? { [search]: text } : {}),
  );
  return {
    component: `Reference${many}Input`,
    props: { source, reference: other.resource, sort, perPage: RECORDS_SHOWN },
    child: {
      component: `Autocomplete${many}Input`,
      props: { label: fieldKey(resource, name), ...common, optionText: other.name, filterToQuery },
    },
  };
};

/** The text inputs with their props. */
const TYPED_IN: { readonly [Kind in KindName]?: readonly [string, more?: Drawn['props']] } = {
  text: ['TextInput'],
  email: ['TextInput', { type: 'email' }],
  phone: ['TextInput', { type: 'tel' }],
  url: ['TextInput', { type: 'url' }],
  lines: ['TextInput', { multiline: true, minRows: 3, maxRows: 14 }],
  json: ['TextInput', { multiline: true, minRows: 4, maxRows: 24, format: asJson }],
  integer: ['NumberInput'],
  decimal: ['NumberInput'],
  money: ['NumberInput', { step: 0.01 }],
  date: ['DateInput'],
  time: ['TextInput', { type: 'time', slotProps: { inputLabel: { shrink: true } } }],
  dateTime: ['DateTimeInput'],
  colour: ['TextInput', { placeholder: '#rrggbb' }],
};

/** Returns the component of a field's input. */
export const inputOf = (asked: Asked): Drawn => {
  const { name, field, limit, isNew, before, label, hint = false } = asked;
  const rules = rulesOf(field, limit, isNew);
  const isRequired = rules.some((rule) => rule.isRequired);
  const sent = (value: unknown) => JSON.stringify(sentValue(value, field, limit));
  const ofChanged = (value: unknown) =>
    sent(value) === sent(before) ? undefined : faultOf(rules, value);
  const common = {
    source: name,
    ...(label && { label }),
    helperText: hint,
    ...(isWide(field) && { className: 'wide' }),
  };
  const judged = {
    ...common,
    ...(rules.length > 0 && { validate: before === undefined ? rules : ofChanged }),
    ...(before !== undefined && isRequired && { isRequired }),
  };
  const [typedIn, more] = TYPED_IN[field.kind] ?? [];
  if (typedIn) {
    const spoken = { ...Object(more?.slotProps), htmlInput: { 'aria-required': true } }; // screen readers do not read react-admin's asterisk
    const required = isRequired && { slotProps: spoken };
    return { component: typedIn, props: { ...judged, ...more, ...required } };
  }
  switch (field.kind) {
    case 'flag': // off is a valid value
      return {
        component: 'BooleanInput',
        props: { ...common, ...(limit.options?.includes(1) && { parse: Number }) },
      };
    case 'choice':
    case 'status': {
      const choices = takenChoices(asked);
      // a chosen radio button cannot be unchosen: where empty is a valid value, a select offers it
      return isRequired && choices.length <= MOST_RADIOS
        ? { component: 'RadioButtonGroupInput', props: { ...judged, choices } }
        : { component: 'SelectInput', props: { ...judged, choices, emptyText: '–' } };
    }
    case 'choices':
      return {
        component: 'AutocompleteArrayInput',
        props: { ...judged, choices: takenChoices(asked) },
      };
    case 'reference':
    case 'references':
      return referenceInput(asked, judged);
    case 'image': {
      const isRemovable = limit.nullable && { isRemovable: true };
      return { component: 'PictureEntry', props: { ...judged, ...isRemovable } };
    }
    default:
      return { component: 'RichTextEntry', props: judged };
  }
};

/** The fields that show a value on a page. */
const SHOWN_BY: typeof TYPED_IN = {
  text: ['TextField'],
  lines: ['TextField', { sx: { whiteSpace: 'pre-line' } }],
  richText: ['RichTextField'],
  email: ['EmailField'],
  url: ['UrlField', { target: '_blank', rel: 'noopener noreferrer' }],
  integer: ['NumberField'],
  decimal: ['NumberField', { options: { maximumFractionDigits: 6 } }],
  money: ['NumberField', { options: { minimumFractionDigits: 2 } }],
  date: ['DateField', { options: CALENDAR_DAY }],
  time: ['TextField'],
  colour: ['TextField'],
  image: ['ImageField'],
  choice: ['SelectField'],
};

/** Returns the component of a field's value on a page; undefined where react-admin has no suitable field. */
export const fieldOf = (resource: string, name: string, field: Field<never>): Drawn | undefined => {
  const [component, more] = SHOWN_BY[field.kind] ?? [];
  if (!component) return undefined;
  const props = {
    source: name,
    emptyText: '–',
    ...(isWide(field) && { className: 'wide' }),
    ...more,
    ...(field.kind === 'image' && { title: fieldKey(resource, name) }),
    ...(field.choices && { choices: choicesOf(resource, name, field.choices) }),
  };
  return { component, props };
};
