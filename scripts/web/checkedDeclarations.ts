import type { Plugin } from 'vite';
import { declarationProblems } from '../lib/declarations.ts';

/** A call without a screen is what a half-done change looks like: said here, refused by `npm run check`. */
const isUnfinished = (problem: string): boolean => problem.includes('is made by no declaration');

/** Neither a build nor the development server starts with declarations that contradict each other or the contract. */
export const checkedDeclarations = (): Plugin => ({
  name: 'turntable:checked-declarations',
  async buildStart() {
    const problems = await declarationProblems();
    for (const problem of problems.filter(isUnfinished)) this.warn(problem);
    const wrong = problems.filter((problem) => !isUnfinished(problem));
    if (wrong.length > 0)
      this.error(
        `The declared resources are not right:\n${wrong.map((problem) => `  ${problem}`).join('\n')}`,
      );
  },
});
