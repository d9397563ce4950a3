import { holdsFiles, isOfCompany, type RestDeclaration, type RestSource } from './declaration.ts';

const NAME = /^[a-z][a-z0-9_-]*$/;
const VARIABLE = /^[A-Z][A-Z0-9_]*$/;
const HEADER = /^[A-Za-z][A-Za-z0-9-]*$/;
/** Headers that are not for credentials, or that our server sets. */
const OTHER_HEADERS =
  /^(accept.*|connection|content-.*|cookie|host|transfer-encoding|user-agent)$/i;

const isSourceAddress = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, search, hash } = new URL(url);
  return /^https?:$/.test(protocol) && username + password + search + hash === '';
};

const placeProblems = ({ url, path, auth, header }: RestSource): string[] => [
  ...(isSourceAddress(url)
    ? []
    : ['source: the address must be like https://crm.example/api, without credentials and query']),
  ...(path === undefined || path.split('/').every((part) => /^(?!\.+$)[\w.~-]+$/.test(part))
    ? []
    : ['source: the path must be like "contacts" or "v2/contacts"']),
  ...(auth === undefined || VARIABLE.test(auth)
    ? []
    : [
        'source: auth must be the name of an environment variable such as CRM_TOKEN, never the credential',
      ]),
  ...(header === undefined || (HEADER.test(header) && !OTHER_HEADERS.test(header))
    ? []
    : [`source: "${header}" cannot be the header of a credential`]),
  ...(header !== undefined && auth === undefined
    ? ['source: the header has no credential; set auth']
    : []),
];

/** Returns what a declaration says that cannot be kept for records on another server; empty for records on ours. */
export const sourceProblems = (declared: RestDeclaration): string[] => {
  const { resource, source, access, fields, actions = {} } = declared;
  if (!source) return [];
  const { sort, filter } = source.can ?? {};
  const own = Object.entries(fields);
  return [
    ...placeProblems(source),
    ...(isOfCompany(declared)
      ? []
      : ['"belongsTo" is for records on our own server: those of a source belong to no company']),
    ...(NAME.test(resource) ? [] : ['a resource with a source cannot have this name']),
    ...[...(sort || []), ...(filter || [])]
      .filter((name) => !fields[name.replace(/_(gte|lte)$/, '')] && name !== 'id')
      .map((name) => `source: can names "${name}", but there is no such field`),
    ...Object.values(access)
      .flatMap((rights) => rights ?? [])
      .flatMap((right) =>
        typeof right === 'string'
          ? []
          : [
              `the right to ${[right.to].flat().join(', ')} cannot depend on the record: our server does not know the records of its source`,
            ],
      ),
    ...Object.keys(actions).map(
      (name) => `action ${name}: a source has no actions; they need records on our own server`,
    ),
    ...own.flatMap(([name, field]) => [
      ...(['readers', 'unique', 'computed'] as const)
        .filter((rule) => field[rule] !== undefined)
        .map(
          (rule) =>
            `field ${name}: "${rule}" cannot be enforced for records of a source; remove it`,
        ),
      ...(holdsFiles(field) && !field.readOnly
        ? [`field ${name}: pictures cannot be sent to a source; make it readOnly`]
        : []),
    ]),
  ];
};
