import { translationIn } from '../contract/localText.ts';
import { readFilterName } from '../contract/rest/filters.ts';
import type { MessageTree } from '../texts/translated.ts';
import type { Field } from './field.ts';
import type { Forms, Label } from './label.ts';
import type { Resource } from './resource.ts';
import {
  actionInputKey,
  actionKey,
  choiceKey,
  createKey,
  emptyKey,
  fieldKey,
  filterKey,
  hintKey,
  menuKey,
  nameKey,
  rightKey,
  searchKey,
  tabKey,
} from './textKeys.ts';

/** A text by language. */
type Texts = Readonly<Record<string, string | undefined>>;
type Entry = readonly [key: string, text: Texts | undefined];

const choicesOf = (
  resource: string,
  field: string,
  choices: Readonly<Record<string, Label>> = {},
): Entry[] =>
  Object.entries(choices).map(([value, label]) => [choiceKey(resource, field, value), label]);

/** Returns the texts of a field, of a record or of an action's input; choices and hints are keyed by the field's name in both. */
const fieldEntries = (
  resource: string,
  name: string,
  key: string,
  { label, hint, choices }: Field<never>,
): Entry[] => [
  [key, label],
  [hintKey(resource, name), hint],
  ...choicesOf(resource, name, choices),
];

/** Returns the text of a filter by a field and an operator: the language's own for the operator, around the field's. */
const operatorEntries = (
  { resource, fields }: Resource,
  filter: string,
  { field, operator }: ReturnType<typeof readFilterName>,
  language: string,
  written: MessageTree,
): Entry[] => {
  const label = translationIn((fields[field]?.label ?? {}) as Texts, language);
  const around = operator && textAt(written, 'list', 'filter', operator);
  return label && around
    ? [[filterKey(resource, filter), { [language]: around.replace('%{field}', () => label) }]]
    : [];
};

const filterEntries = (declared: Resource, language: string, written: MessageTree): Entry[] =>
  (declared.list?.filters ?? []).flatMap((filter): Entry[] => {
    const ofOperator = (name: string, read: ReturnType<typeof readFilterName>) =>
      operatorEntries(declared, name, read, language, written);
    if (typeof filter === 'string')
      return ofOperator(filter, readFilterName(declared.fields, filter));
    if ('days' in filter) {
      const { field, days } = filter;
      return [
        ...ofOperator(days[0], { field, operator: 'gte' }),
        ...ofOperator(days[1], { field, operator: 'lte' }),
      ];
    }
    const { resource } = declared;
    const choices = 'choices' in filter ? filter.choices : undefined;
    return [
      [filterKey(resource, filter.name), filter.label],
      ...choicesOf(resource, filter.name, choices),
    ];
  });

const actionEntries = ({ resource, actions = {} }: Resource): Entry[] =>
  Object.entries(actions).flatMap(
    ([action, { label, confirm, done, why, input = {} }]): Entry[] => [
      [actionKey(resource, action, 'label'), label],
      [actionKey(resource, action, 'confirm'), confirm],
      [actionKey(resource, action, 'done'), typeof done === 'string' ? undefined : done],
      [actionKey(resource, action, 'why'), why],
      ...Object.entries(input).flatMap(([name, field]) =>
        fieldEntries(resource, name, actionInputKey(resource, action, name), field),
      ),
    ],
  );

const rightEntries = ({ resource, access }: Resource): Entry[] =>
  Object.entries(access).flatMap(([role, rights = []]) =>
    rights.map(
      (right, place): Entry => [
        rightKey(resource, role, place),
        typeof right === 'string' ? undefined : right.why,
      ],
    ),
  );

const nounEntries = ({ resource, label }: Resource): Entry[] => {
  const nouns = Object.entries(label).flatMap(([language, forms]) =>
    forms ? [{ language, forms }] : [],
  );
  const texts = (of: (forms: Forms) => string | undefined): Texts =>
    Object.fromEntries(nouns.map(({ language, forms }) => [language, of(forms)]));
  return [
    [nameKey(resource), texts(([one, many]) => `${one} |||| ${many}`)],
    [createKey(resource), texts(([, , creating]) => creating)],
  ];
};

/** Returns every text of a declaration with its translation key; undefined where a text is not given. */
const entriesOf = (declared: Resource, language: string, written: MessageTree): Entry[] => {
  const { resource, fields, form = [], list, menu } = declared;
  return [
    ...nounEntries(declared),
    [emptyKey(resource), list?.empty],
    [searchKey(resource), list?.search],
    [menuKey(resource), menu?.label],
    ...Object.entries(fields).flatMap(([name, field]) =>
      fieldEntries(resource, name, fieldKey(resource, name), field),
    ),
    ...form.map(({ key, tab }): Entry => [tabKey(resource, key), tab]),
    ...filterEntries(declared, language, written),
    ...actionEntries(declared),
    ...rightEntries(declared),
  ];
};

const textAt = (messages: MessageTree, ...path: string[]): string | undefined => {
  const found = path.reduce<MessageTree[string]>(
    (place, name) => (typeof place === 'object' ? place[name] : undefined),
    messages,
  );
  return typeof found === 'string' ? found : undefined;
};

const put = (messages: MessageTree, key: string, text: string) => {
  const parts = key.split('.');
  const last = parts.pop() ?? key;
  let place = messages;
  for (const part of parts) {
    const next = place[part] ?? {};
    if (typeof next === 'string')
      throw new Error(`"${key}" cannot be below "${part}", which is a text`);
    place[part] = next;
    place = next;
  }
  if ((place[last] ?? text) !== text)
    throw new Error(`"${key}" has two texts: ${JSON.stringify(place[last])} and "${text}"`);
  place[last] = text;
};

/**
 * Returns the texts that the declarations have in one language, by the keys of textKeys.ts.
 * @param written the language's other texts: those of filters with operators are made of them
 * @throws if two texts have the same key.
 */
export const textsOf = (
  resources: readonly Resource[],
  language: string,
  written: MessageTree = {},
): MessageTree => {
  const messages: MessageTree = {};
  const entries = resources.flatMap((declared) => entriesOf(declared, language, written));
  for (const [key, texts = {}] of entries) {
    const text = translationIn(texts, language);
    if (text) put(messages, key, text);
  }
  return messages;
};
