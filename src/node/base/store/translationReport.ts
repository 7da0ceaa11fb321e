import path from 'node:path';
import { readBuiltJson } from '../files/readBuiltJson';
import type { Problem } from '../problems/problem';
import { writeIfChanged } from './siteFiles';

const FILE = '.cache/site/translations.json';

/** How far the translations of guides are. */
export interface TranslationReport {
  /** Number of translated pages. */
  total: number;
  /** Those that follow an earlier revision of their English page, with both revisions. */
  behind: Problem[];
}

export async function writeTranslationReport(
  projectDirectory: string,
  report: TranslationReport,
): Promise<void> {
  await writeIfChanged(path.join(projectDirectory, FILE), JSON.stringify(report, null, 2));
}

/** @throws ProblemsError where nothing was compiled, or the file is not as it was written */
export function readTranslationReport(projectDirectory: string): Promise<TranslationReport> {
  return readBuiltJson(projectDirectory, FILE);
}
