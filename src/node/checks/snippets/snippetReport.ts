/** What was checked, and what was not. */
export interface SnippetReport {
  /** How many fences of each language there are; `install` counts the directives. */
  fences: Record<string, number>;
  /** Different codes that were compiled, and those that an earlier run has compiled. */
  compiled: number;
  fromCache: number;
  /** How many are compiled against an earlier major version. */
  older: number;
  /** Those that do not compile, and why that is right. */
  off: { file: string; line: number; reason: string }[];
}

/** Where the last one is, relative to the project. */
export const SNIPPET_REPORT = '.cache/snippets/report.json';
