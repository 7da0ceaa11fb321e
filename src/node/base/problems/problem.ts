/** Something in the sources that must be mended before the site can be published. */
export interface Problem {
  /** Relative to the project. */
  file: string;
  line?: number;
  /** What is wrong and what to write instead. */
  message: string;
}

/** `'data/x/x.md:12  Unknown directive …'` */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}  ${message}`;
}

/** So many problems of a file are printed: a thousand have one cause, and hide those of other files. */
const MOST = 100;

/** A line for each problem; of a file with more than a hundred of them one that counts the rest. */
export function formatProblems(problems: readonly Problem[]): string[] {
  const counts = new Map<string, number>();
  const lines = problems.flatMap((problem) => {
    const count = (counts.get(problem.file) ?? 0) + 1;
    counts.set(problem.file, count);
    return count > MOST ? [] : [formatProblem(problem)];
  });
  const longLists = [...counts].filter(([, count]) => count > MOST);
  return [...lines, ...longLists.map(([file, count]) => `${file}  ${count - MOST} more problems.`)];
}

/** Each problem once: one in a text that serves two languages is found twice. */
export function omitDuplicates(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/** Ends a build step with everything it found wrong, not only the first. */
export class ProblemsError extends Error {
  override readonly name = 'ProblemsError';

  constructor(readonly problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
  }
}

/** Throws a `ProblemsError` if there are any. */
export function failOnProblems(problems: Problem[]): void {
  if (problems.length > 0) {
    throw new ProblemsError(problems);
  }
}
