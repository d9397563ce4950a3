// Checks who imports whom against scripts/importRules.ts and prints each import that breaks a rule.
import { checkImports } from './lib/imports.ts';

const { output, exitCode } = await checkImports(['contract', 'src', 'server', 'scripts', 'tests'], {
  outputType: 'err-long',
  // While no file has changed, what was found last time stands.
  cache: { folder: '.cache/imports', strategy: 'content' },
});
console.log(output);
process.exitCode = exitCode === 0 ? 0 : 1;
