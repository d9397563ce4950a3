// Checks what types cannot see of the declared resources: against each other, against the contract, and in their texts.
import { declarationProblems } from './lib/declarations.ts';

const problems = await declarationProblems();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
