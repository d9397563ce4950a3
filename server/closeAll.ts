/** Closes everything in reverse order, and continues when one fails. @throws the first failure */
export const closeAll = async (opened: (() => Promise<void>)[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const closeOne of opened.splice(0).reverse())
    await closeOne().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};
