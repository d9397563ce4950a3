// Checks imports against scripts/importRules.ts and prints each one that breaks a rule.
import { checkImports } from './lib/imports.ts';

const { output, exitCode } = await checkImports(
  ['contract', 'packages', 'src', 'server', 'scripts', 'tests'],
  {
    outputType: 'err-long',
    // While no file has changed, the last result is reused.
    cache: { folder: '.cache/imports', strategy: 'content' },
  },
);
console.log(output);
process.exitCode = exitCode === 0 ? 0 : 1;
