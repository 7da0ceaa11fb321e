/** What was read. */
export interface ProseReport {
  files: number;
  fromCache: number;
}

/** Where the last one is, relative to the project. */
export const PROSE_REPORT = '.cache/prose/report.json';
