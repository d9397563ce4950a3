import { PROJECT } from './run.ts';

/** What is wrong with the declared resources, a sentence each. The check belongs to the web's sources and is compiled with them. */
export const declarationProblems = async (): Promise<string[]> => {
  const module: { declarationProblems: () => string[] } = await import(
    `${PROJECT}src/checks/declarationProblems.ts`
  );
  return module.declarationProblems();
};
