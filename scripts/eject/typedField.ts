import type { Field, Layer, Limit } from './model.ts';
import { PARTS } from './shownField.ts';
import { CORE, Code, choicesOf, element, type Source, UI } from './source.ts';

const TYPES: Readonly<Record<string, string>> = { email: 'email', phone: 'tel', url: 'url' };

const rules = (source: Source, { kind, required }: Field, limit: Limit): Code | undefined => {
  const given = [
    ...(required || limit.required ? [`${source.use('required', CORE)}()`] : []),
    ...(limit.maxLength === undefined
      ? []
      : [`${source.use('maxLength', CORE)}(${limit.maxLength})`]),
    ...(limit.min === undefined ? [] : [`${source.use('minValue', CORE)}(${limit.min})`]),
    ...(limit.max === undefined ? [] : [`${source.use('maxValue', CORE)}(${limit.max})`]),
    ...(kind === 'email' ? [`${source.use('email', CORE)}()`] : []),
  ];
  return given.length > 0 ? new Code(`[${given.join(', ')}]`) : undefined;
};

/** An input of react-admin's own where there is one for the kind, else that of the layer. */
export const typedField = (
  source: Source,
  layer: Layer,
  resource: string,
  name: string,
  field: Field,
  limit: Limit,
): string => {
  if (field.input) return element(source.use('FieldInput', PARTS), { name });
  const common = {
    source: name,
    validate: rules(source, field, limit),
    helperText: field.hint ? `resources.${resource}.hints.${name}` : false,
    defaultValue: field.initial,
  };
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
    case 'url':
      return element(source.use('TextInput', UI), { ...common, type: TYPES[field.kind] });
    case 'lines':
      return element(source.use('TextInput', UI), { ...common, multiline: true, minRows: 3 });
    case 'integer':
    case 'decimal':
    case 'money':
      return element(source.use('NumberInput', UI), {
        ...common,
        step: field.kind === 'integer' ? 1 : 'any',
      });
    case 'flag': {
      const asNumber = limit.options?.includes(1)
        ? { format: new Code('Boolean'), parse: new Code('Number') }
        : {};
      return element(source.use('BooleanInput', UI), {
        source: name,
        helperText: common.helperText,
        ...asNumber,
      });
    }
    case 'choice':
      return element(source.use('SelectInput', UI), {
        ...common,
        choices: choicesOf(resource, name, field.choices),
      });
    case 'date':
      return element(source.use('DateInput', UI), common);
    case 'dateTime':
      return element(source.use('DateTimeInput', UI), common);
    case 'reference': {
      const other = layer.resources.find((one) => one.resource === field.reference);
      const choose = {
        label: `resources.${resource}.fields.${name}`,
        validate: common.validate,
        optionText: other?.name,
      };
      const input = element(source.use('AutocompleteInput', UI), choose);
      return element(
        source.use('ReferenceInput', UI),
        { source: name, reference: field.reference },
        input,
      );
    }
    default:
      return element(source.use('FieldInput', PARTS), { name });
  }
};
