import type { Plugin } from 'vite';
import { declarationProblems } from '../lib/declarations.ts';

/** Neither a build nor the development server starts with declarations that contradict each other or the contract. */
export const checkedDeclarations = (): Plugin => ({
  name: 'turntable:checked-declarations',
  async buildStart() {
    const problems = await declarationProblems();
    if (problems.length > 0) this.error(`The declared resources are not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  },
});
