import { formatProblems, ProblemsError, type Problem } from './problem';
import { readFault } from './readFault';

/** The problems that an error stands for; undefined for a fault of the program. */
function listProblems(error: unknown): readonly Problem[] | undefined {
  if (error instanceof ProblemsError) {
    return error.problems;
  }
  const fault = readFault(error, process.cwd());
  return fault && [fault];
}

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
    const problems = listProblems(error);
    if (!problems) {
      throw error;
    }
    console.error(formatProblems(problems).join('\n'));
    console.error(`\n${name}: ${problems.length} problem${problems.length === 1 ? '' : 's'}.`);
    process.exit(1);
  }
}
