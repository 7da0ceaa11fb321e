import path from 'node:path';
import { readBuiltJson } from '../files/readBuiltJson';
import type { Problem } from '../problems/problem';
import { writeIfChanged } from './siteFiles';

const FILE = '.cache/site/dateForms.json';

/** The code of the site with other date libraries than Day.js. */
export interface DateFormReport {
  /** How many demos and blocks of code depend on the date library. */
  demos: number;
  snippets: number;
  /** How many forms they have in the other libraries. */
  forms: number;
  /** What has no form in a library, each once. */
  gaps: Problem[];
}

export async function writeDateFormReport(projectDirectory: string, report: DateFormReport): Promise<void> {
  await writeIfChanged(path.join(projectDirectory, FILE), JSON.stringify(report, null, 2));
}

/** @throws ProblemsError where nothing was compiled, or the file is not as it was written */
export function readDateFormReport(projectDirectory: string): Promise<DateFormReport> {
  return readBuiltJson(projectDirectory, FILE);
}
