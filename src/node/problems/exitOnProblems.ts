import { formatProblems, ProblemsError } from './problem';

/**
 * Runs a task of a command. Problems in the sources are printed one a line, without a stack, and end the process with
 * code 1.
 *
 * @param name of the command, as the line that counts the problems says it
 */
export async function exitOnProblems<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof ProblemsError)) {
      throw error;
    }
    console.error(formatProblems(error.problems).join('\n'));
    console.error(`\n${name}: ${error.problems.length} problem${error.problems.length === 1 ? '' : 's'}.`);
    process.exit(1);
  }
}
