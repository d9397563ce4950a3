// Which folders may import which (docs/architecture.md): not upwards, not across, not in circles. Checked by `npm run check`.
import type { IForbiddenRuleType } from 'dependency-cruiser';

const rule = (name: string, comment: string, from: string, to: string): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** Returns a rule: a folder imports only the named folders of the project. */
const only = (room: string, comment: string, ...allowed: string[]): IForbiddenRuleType => ({
  name: `${room.replaceAll('/', '-')}-knows-only-its-own`,
  comment,
  severity: 'error',
  from: { path: `^${room}/` },
  to: {
    path: '^(contract|src|server|scripts|tests)/',
    pathNot: [room, ...allowed].map((path) => `^${path}`),
  },
});

/** Files that only their own domain may import. */
const INNER = '^server/services/[^/]+/inner/';
/** Folders of services that all domains may import. */
const SHARED = '^server/services/(shared|scope|lists|files|uploads)/';

export const forbidden: IForbiddenRuleType[] = [
  {
    name: 'no-circles',
    comment: 'A circle is one thing in two files.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-missing',
    comment: 'An import that leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-undeclared-packages',
    comment: 'A package that package.json does not name may be gone with the next installation.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'product-needs-no-dev-packages',
    comment: 'What runs in production is a dependency.',
    severity: 'error',
    from: { path: '^(contract|server)/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'contract-imports-only-zod',
    comment:
      'The contract is read by both halves and by the tests; it depends on nothing but its schema language.',
    severity: 'error',
    from: { path: '^contract/' },
    to: { pathNot: ['^contract/', '^node_modules/zod/'] },
  },
  rule(
    'web-and-server-meet-in-the-contract',
    'The web never imports the server.',
    '^src/',
    '^(server|scripts|tests)/',
  ),
  rule(
    'server-and-web-meet-in-the-contract',
    'The server never imports the web.',
    '^server/',
    '^(src|scripts|tests)/',
  ),

  only('src/api', 'The ground floor of the web.', 'contract/'),
  only(
    'src/ui',
    'What only looks knows no declaration, no data and no screen.',
    'contract/',
    'src/theme/',
    'src/i18n/translated',
  ),
  only(
    'src/framework',
    'The low-code layer knows no resource.',
    'contract/',
    'src/api/',
    'src/theme/',
    'src/ui/',
    'src/i18n/catalogue',
  ),
  only(
    'src/rest',
    'Resources without calls of their own stand on the low-code layer.',
    'contract/',
    'src/api/',
    'src/framework/',
    'src/ui/',
  ),
  only(
    'src/dataProvider',
    'The providers stand on the ground floor and the low-code layer.',
    'contract/',
    'src/api/',
    'src/framework/',
  ),
  only(
    'src/authProvider',
    'The providers stand on the ground floor and the low-code layer.',
    'contract/',
    'src/api/',
    'src/framework/',
  ),
  only(
    'src/signIn',
    'The sign-in page is an entry of its own and stays small.',
    'contract/',
    'src/api/',
    'src/i18n/',
    'src/theme/',
    'src/assets/',
    'src/App.tsx', // loaded while the user types
  ),
  {
    name: 'declarations-are-data',
    comment:
      'A declaration is read by the build and by checks: components stand in files of their own, fetched when they are shown.',
    severity: 'error',
    from: { path: '\\.(resource|fields)\\.ts$' },
    to: {
      path: '\\.tsx$|^node_modules/(react|react-dom|react-admin|ra-[^/]+|@mui/[^/]+)/',
      dynamic: false,
    },
  },
  {
    name: 'declarations-know-the-layer',
    comment:
      'The server reads declarations too (server/restResources.ts): they stand on the contract and on what declares.',
    severity: 'error',
    from: { path: '^src/.*\\.(resource|fields)\\.ts$|^src/resources/rest\\.ts$' },
    to: {
      path: '^(src|server|scripts|tests)/',
      pathNot: '^src/(framework/define|rest|resources)/',
      dynamic: false,
    },
  },
  {
    name: 'what-declares-is-plain',
    comment: 'The server runs it: imports of types alone may lead further.',
    severity: 'error',
    from: { path: '^src/(framework/define/(field|label|resource)|rest/\\w+)\\.ts$' },
    to: {
      pathNot: '^(contract|src/(framework/define|rest))/',
      dependencyTypesNot: ['type-only'],
      dynamic: false,
    },
  },
  rule(
    'checks-stay-outside',
    'The checks of declarations bring the schemas; no browser runs them.',
    '^src/(?!checks/)',
    '^src/checks/',
  ),
  rule(
    'no-screen-imports-a-screen',
    'Nothing below the table of contents imports it.',
    '^src/(api|ui|framework|rest|dataProvider|authProvider|layout|resources|customRoutes)/',
    '^src/(App|main)\\.tsx?$',
  ),

  only('server/imaging', 'Buffers and settings in, buffers out.', 'contract/'),
  only('server/storage', 'Knows files, no rules.', 'contract/', 'server/config'),
  only('server/ftp', 'Knows FTP, no rules.', 'contract/', 'server/config'),
  only('server/db', 'Knows tables, no rules.', 'contract/', 'server/config', 'server/presets/'),
  only(
    'server/hooks',
    'What the server does around changes of declared resources.',
    'contract/',
    'server/hooks\\.ts$',
    'server/db/',
    'server/services/',
  ),
  {
    name: 'inner-files-stay-in-their-folder',
    comment:
      'A domain is used through the files directly in its folder; only tests of units look further.',
    severity: 'error',
    from: { pathNot: '^(server/services|tests/unit)/' },
    to: { path: INNER },
  },
  {
    name: 'inner-files-stay-in-their-domain',
    comment: 'A domain is used through the files directly in its folder.',
    severity: 'error',
    from: { path: '^server/services/([^/]+)/' },
    to: { path: INNER, pathNot: '^server/services/$1/' },
  },
  {
    name: 'shared-services-know-no-domain',
    comment: 'What all domains stand on depends on none of them.',
    severity: 'error',
    from: { path: SHARED },
    to: { path: '^server/services/', pathNot: SHARED },
  },
  rule(
    'services-know-no-route',
    'The rules take and give plain values.',
    '^server/services/',
    '^server/(routes|app|main|worker|jobs)',
  ),
  rule(
    'routes-hold-no-sql',
    'A route parses, calls a service, answers.',
    '^server/routes/',
    '^server/(db|imaging|ftp)/',
  ),
  rule(
    'jobs-know-no-route',
    'Jobs run without a web server.',
    '^server/jobs/',
    '^server/(routes|app|main)',
  ),
  rule(
    'nothing-imports-the-entry',
    'The entries are started, not imported.',
    '^server/',
    '^server/(main|worker)\\.ts$',
  ),
];
