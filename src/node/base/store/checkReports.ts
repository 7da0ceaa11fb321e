import fs from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../../shared/languages/languages';
import { writeIfChanged } from './siteFiles';

/** Where the last report of each check is, relative to the project. */
export const CHECK_REPORTS = '.cache/site/checks';

/** The checks that report what they found, by key of their texts, in the order of the health page. */
export const REPORTED_CHECKS = [
  'snippets',
  'dateLibraries',
  'prose',
  'coverage',
  'translations',
  'search',
] as const;

export type ReportedCheck = (typeof REPORTED_CHECKS)[number];

/** What a check that passed has to say. */
export interface CheckReport {
  /** For the placeholders of its text. */
  values: Record<string, number>;
  /** What it let pass, and why. */
  exceptions?: string[];
}

/** The report of a check, or one for each language that it was asked in. */
export type CheckReports = CheckReport | { languages: Partial<Record<Language, CheckReport>> };

const getFile = (projectDirectory: string, key: ReportedCheck) =>
  path.join(projectDirectory, CHECK_REPORTS, `${key}.json`);

export async function writeCheckReport(
  projectDirectory: string,
  key: ReportedCheck,
  report: CheckReports,
): Promise<void> {
  await writeIfChanged(getFile(projectDirectory, key), JSON.stringify(report, null, 2));
}

/** The last report of a check for readers of a language; undefined where it did not run. */
export async function readCheckReport(
  projectDirectory: string,
  key: ReportedCheck,
  language: Language,
): Promise<CheckReport | undefined> {
  const text = await fs.readFile(getFile(projectDirectory, key), 'utf8').catch(() => undefined);
  const report = text === undefined ? undefined : (JSON.parse(text) as CheckReports);
  return report && 'languages' in report ? report.languages[language] : report;
}
