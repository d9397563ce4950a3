// Which folders may import which (docs/architecture.md): not upwards, not across, not in cycles. Checked by `npm run check`.
import type { IForbiddenRuleType } from 'dependency-cruiser';

const rule = (name: string, comment: string, from: string, to: string): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** Returns a rule: a folder imports only the named folders of the project. */
const only = (folder: string, comment: string, ...allowed: string[]): IForbiddenRuleType => ({
  name: `${folder.replaceAll('/', '-')}-knows-only-its-own`,
  comment,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: '^(contract|packages|src|server|scripts|tests)/',
    pathNot: [folder, ...allowed].map((path) => `^${path}`),
  },
});

/** The low-code layer. */
const LAYER = 'packages/declare/';
/** Its contract: what both ends and the tests know of it. */
const LAYER_CONTRACT = 'packages/declare/(contract/|application\\.ts$)';
/** Its server: declared records, calls as routes, failures. */
const LAYER_SERVER = 'packages/declare/server/';

/** Files that only their own domain may import. */
const INNER = '^server/services/[^/]+/inner/';
/** Folders of services that all domains may import. */
const SHARED = '^server/services/(shared|scope|lists|files|uploads)/';

export const forbidden: IForbiddenRuleType[] = [
  {
    name: 'no-circles',
    comment:
      'Files that import each other belong together: merge them, or move the shared part into a third file.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-missing',
    comment: 'The imported file or package does not exist.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-undeclared-packages',
    comment:
      'The package is not in package.json and may be missing after the next installation: add it.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'product-needs-no-dev-packages',
    comment:
      'Code that runs in production may not import a development package: move it to dependencies.',
    severity: 'error',
    from: {
      path: '^(contract|packages|server)/',
      pathNot: '^packages/(declare/tools|example/(tests|vite.config)|create/template/vite.config)',
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'contract-imports-only-zod',
    comment: 'Both halves and the tests read the contract, so it imports only zod.',
    severity: 'error',
    from: { path: '^(contract|packages/declare/contract)/' },
    to: {
      pathNot: [
        '^(contract|packages/declare/contract)/',
        '^packages/declare/(application|define/label)\\.ts$', // types only
        '^node_modules/zod/',
      ],
    },
  },
  rule(
    'web-and-server-meet-in-the-contract',
    'The web application never imports the server: put what both need into the contract.',
    '^src/',
    '^(server|scripts|tests)/',
  ),
  rule(
    'server-and-web-meet-in-the-contract',
    'The server never imports the web application: put what both need into the contract.',
    '^server/',
    '^(src|scripts|tests)/|^packages/declare/(?!contract/|server/|application\\.ts$)',
  ),

  only('packages/example', 'The example uses the layer as any other application would.', LAYER),
  only('packages/create', 'What is created uses the layer as any other application would.', LAYER),
  rule(
    'layer-knows-no-application',
    'The low-code layer is a package: what it needs of an application, the application gives it (application.ts, connection.ts).',
    '^packages/declare/',
    '^(contract|src|server|scripts|tests)/|^brand\\.ts$',
  ),
  {
    name: 'ends-of-the-layer-meet-in-its-contract',
    comment:
      'The layer’s server and its web part know only their contract: put what both need there.',
    severity: 'error',
    from: { path: `^${LAYER_SERVER}` },
    to: { path: `^${LAYER}`, pathNot: `^(${LAYER_SERVER}|${LAYER_CONTRACT}|${LAYER}tools/)` },
  },
  rule(
    'layers-web-knows-no-server',
    'The layer’s web part never imports its server.',
    `^${LAYER}(?!(server|tools)/)`,
    `^${LAYER_SERVER}`,
  ),
  only(
    'src/api',
    'The lowest layer of the web application imports only the contract and the layer’s own parts for calls.',
    'contract/',
    `${LAYER}(contract|api)/`,
  ),
  only(
    'packages/declare/ui',
    'Presentation components know no declaration, no data and no screen.',
    `${LAYER}(contract|theme)/`,
    `${LAYER}(application|connection)\\.ts$`,
  ),
  only(
    'src/dataProvider',
    'The providers import only the lowest layer and the low-code layer.',
    'contract/',
    'src/api/',
    LAYER,
  ),
  only(
    'src/authProvider',
    'The providers import only the lowest layer and the low-code layer.',
    'contract/',
    'src/api/',
    LAYER,
  ),
  only(
    'src/signIn',
    'The sign-in page is a separate entry and stays small.',
    'contract/',
    `${LAYER}(contract|api)/`,
    'src/api/',
    'src/i18n/',
    'src/theme/',
    'src/assets/',
    'src/App.tsx', // loaded while the user types
  ),
  {
    name: 'declarations-are-data',
    comment:
      'The build and the checks read declarations without React: put components into separate files, loaded by import().',
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
      'The server reads declarations too (server/restResources.ts): they import only the contract and the functions for declaring.',
    severity: 'error',
    from: { path: '^src/.*\\.(resource|fields)\\.ts$|^src/resources/rest\\.ts$' },
    to: {
      path: '^(packages|src|server|scripts|tests)/',
      pathNot: '^(packages/declare/(contract|define|rest)|src/resources)/',
      dynamic: false,
    },
  },
  {
    name: 'what-declares-is-plain',
    comment: 'The server runs the functions for declaring: other imports must be of types only.',
    severity: 'error',
    from: { path: '^packages/declare/(define/(field|label|resource)|rest/\\w+)\\.ts$' },
    to: {
      pathNot: '^packages/declare/(contract|define|rest)/',
      dependencyTypesNot: ['type-only'],
      dynamic: false,
    },
  },
  rule(
    'checks-stay-outside',
    'The checks of declarations import all schemas, so the web application must not import them.',
    '^src/(?!checks/)',
    '^src/checks/',
  ),
  rule(
    'no-screen-imports-a-screen',
    'No screen or layer imports App or main, which import them.',
    '^src/(api|dataProvider|authProvider|layout|resources|customRoutes)/',
    '^src/(App|main)\\.tsx?$',
  ),

  only(
    'server/imaging',
    'Imaging takes buffers and settings and returns buffers; it knows no database and no rules.',
    'contract/',
    LAYER_CONTRACT,
  ),
  only(
    'server/storage',
    'Storage knows files, but no rules.',
    'contract/',
    LAYER_CONTRACT,
    LAYER_SERVER,
    'server/config',
  ),
  only(
    'server/ftp',
    'The FTP code knows the protocol, but no rules.',
    'contract/',
    LAYER_CONTRACT,
    'server/config',
  ),
  only(
    'server/db',
    'The database code knows tables, but no rules.',
    'contract/',
    LAYER_CONTRACT,
    LAYER_SERVER,
    'server/config',
    'server/presets/',
  ),
  only(
    'server/hooks',
    'Hooks of declared resources import only services, the database and the contract.',
    'contract/',
    LAYER_CONTRACT,
    LAYER_SERVER,
    'server/db/',
    'server/services/',
  ),
  {
    name: 'inner-files-stay-in-their-folder',
    comment:
      'Import a file directly in the domain’s folder instead; only unit tests may import inner files.',
    severity: 'error',
    from: { pathNot: '^(server/services|tests/unit)/' },
    to: { path: INNER },
  },
  {
    name: 'inner-files-stay-in-their-domain',
    comment: 'Import a file directly in the other domain’s folder instead.',
    severity: 'error',
    from: { path: '^server/services/([^/]+)/' },
    to: { path: INNER, pathNot: '^server/services/$1/' },
  },
  {
    name: 'shared-services-know-no-domain',
    comment: 'All domains use these folders, so they may import none of the domains.',
    severity: 'error',
    from: { path: SHARED },
    to: { path: '^server/services/', pathNot: SHARED },
  },
  {
    name: 'drizzle-is-required',
    comment:
      'Import packages/declare/server/db/drizzle.ts or drizzlePg.ts: loading Drizzle as ES modules takes a second of the server’s start.',
    severity: 'error',
    from: { path: '^(packages|server|scripts)/' },
    to: { path: '^node_modules/drizzle-orm/', dependencyTypesNot: ['type-only'] },
  },
  rule(
    'services-know-no-route',
    'Services take and return plain values; they know no routes and no jobs.',
    '^server/services/',
    '^server/(routes|app|main|worker|jobs)',
  ),
  rule(
    'routes-hold-no-sql',
    'A route parses, calls a service and answers: put the query into a service.',
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
    'Entries are started, not imported.',
    '^server/',
    '^server/(main|worker)\\.ts$',
  ),
];
