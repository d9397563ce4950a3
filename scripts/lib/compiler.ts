import type { RunOptions } from './run.ts';

/**
 * Returns the arguments and environment with which the compiler checks a project in half the processor time. By default its parallel checkers each
 * repeat a part of the work, and its garbage collector runs far more often than the memory of any machine needs.
 */
export const compileCommand = (
  project: string,
): { args: string[]; env: NonNullable<RunOptions['env']> } => ({
  args: ['-p', project, '--checkers', '1'],
  env: { GOGC: '400' },
});
