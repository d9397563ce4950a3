// Keeps the web's layer thin: deriving views must cost less than writing them by hand (docs/extending.md). Keeps the sign-in page and the
// reading of lists small, too.
import { globSync, readFileSync } from 'node:fs';
import { PROJECT } from './lib/run.ts';

interface Limit {
  name: string;
  files: string;
  most: number;
  /** The sum of all files, or their median. */
  of: 'all' | 'median';
}
const LIMITS: readonly Limit[] = [
  {
    name: 'packages/declare without ui',
    files: 'packages/declare/{*.ts,{access,actions,define,kinds,list,record}/**/*.{ts,tsx}}',
    most: 4510,
    of: 'all',
  },
  // 60 % of the size before the layer used react-admin's components (docs/decisions/react-admin.md), less what is no part of the layer:
  // the list of pages (src/customRoutes/pages.ts) and the components of the product's own screens (src/ui)
  {
    name: 'The layer over react-admin',
    files:
      '{packages/declare/{*.ts,{access,actions,define,kinds,list,record,ui}/**/*.{ts,tsx}},{src/{layout,routing},scripts/web}/**/*.{ts,tsx}}',
    most: 8243,
    of: 'all',
  },
  {
    name: 'packages/example',
    files: 'packages/example/*.{ts,tsx,html}',
    most: 299,
    of: 'all',
  },
  {
    name: 'The sign-in page',
    files: '{signin.html,src/signIn/*.{ts,css}}',
    most: 400,
    of: 'all',
  },
  {
    name: 'server/services/lists',
    files: 'server/services/lists/**/*.ts',
    most: 350,
    of: 'all',
  },
  {
    name: 'The median declaration',
    files: 'src/resources/**/*.resource.ts',
    most: 90,
    of: 'median',
  },
];

const linesOf = ({ files, of }: Limit): number => {
  const sizes = globSync(files, { cwd: PROJECT })
    .map((file) => readFileSync(PROJECT + file, 'utf8').split('\n').length - 1)
    .sort((one, other) => one - other);
  const all = sizes.reduce((total, one) => total + one, 0);
  return of === 'all' ? all : (sizes[Math.floor(sizes.length / 2)] ?? 0);
};

for (const limit of LIMITS) {
  const lines = linesOf(limit);
  if (lines <= limit.most) continue;
  console.error(`${limit.name} has ${lines} lines, but the limit is ${limit.most}: shorten it.`);
  process.exitCode = 1;
}
