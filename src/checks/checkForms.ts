import type { Call } from '@turntable/declare/contract/call.ts';
import type { Resource } from '@turntable/declare/define/resource.ts';
import { limitsOf, rolesOf, verbsOf } from './grants.ts';

/** Returns the names of the fields and files that a call takes. */
const takenBy = (call: Call | undefined): string[] => [
  ...Object.keys(limitsOf(call)),
  ...(call?.form?.files ?? []),
];
const requiredBy = (call: Call | undefined): string[] =>
  Object.entries(limitsOf(call)).flatMap(([name, { required }]) => (required ? [name] : []));

const firstFields = ({ form = [] }: Resource): readonly string[] =>
  form.flatMap((tab) => ('fields' in tab ? [tab.fields] : []))[0] ?? [];

/** Reports fields that the create call requires but the form lacks, and fields of the form that no call takes. */
export const createProblems = (declared: Resource): string[] => {
  const { api, label, fields, body, create, views } = declared;
  const roles = rolesOf(declared).filter((role) => verbsOf(declared, role).includes('create'));
  if (roles.length === 0)
    return create ? ['has a form for new records, but no role may create one'] : [];
  const nouns =
    label.en[2] && label.de[2]
      ? []
      : ['has no title for the form of a new record: add a third noun to its label'];
  if (body || views?.create) return nouns;
  const asked = create ?? firstFields(declared).filter((name) => !fields[name]?.readOnly);
  return roles
    .flatMap((role) => {
      const { create: call, save, ...rest } = api[role] ?? {};
      const taken = [...takenBy(call), ...takenBy(save), ...Object.keys(rest)];
      const filled = [
        ...asked,
        ...Object.keys(fields).filter((name) => fields[name]?.initial !== undefined),
      ];
      return [
        ...asked
          .filter((name) => !taken.includes(name) && !taken.includes(name.split('.')[0] ?? ''))
          .map(
            (name) =>
              `the form for a new record shows ${role} the field "${name}", but no call takes it`,
          ),
        ...requiredBy(call)
          .filter((name) => !filled.includes(name))
          .map(
            (name) => `${call?.path} requires "${name}", but the form for a new record lacks it`,
          ),
      ];
    })
    .concat(nouns);
};
