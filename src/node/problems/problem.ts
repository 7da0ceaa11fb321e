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
