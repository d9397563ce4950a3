import { PROJECT } from './run.ts';

/** Returns the mistakes in the declared resources, one sentence each. The check is part of the web's sources and compiled with them. */
export const declarationProblems = async (): Promise<string[]> => {
  const module: { declarationProblems: () => string[] } = await import(
    `${PROJECT}src/checks/declarationProblems.ts`
  );
  return module.declarationProblems();
};
