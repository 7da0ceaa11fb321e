import type { OtherDateLibrary } from '../../../shared/demo/dateLibraries';
import { omitDuplicates, type Problem } from '../../base/problems/problem';

/** Code that is written with Day.js, for the other date libraries. */
export interface DateForms {
  /** The texts of the modules that differ, by library and by path relative to the project. */
  texts: Partial<Record<OtherDateLibrary, Record<string, string>>>;
  /** Why a library has no texts: code that has no equivalent in it. */
  gaps: Partial<Record<OtherDateLibrary, Problem>>;
  /** What the compiler says about the texts. */
  faults: Problem[];
}

/** The code of a guide, or of the site, with other date libraries than Day.js. */
export interface DateFormReport {
  /** How many demos and blocks of code depend on the date library. */
  demos: number;
  snippets: number;
  /** How many forms they have in the other libraries. */
  forms: number;
  /** What has no form in a library. */
  gaps: Problem[];
}

/** Says where the problems of rewritten modules are in what these were made of. */
export function locateForms(
  { texts, gaps, faults }: DateForms,
  locate: (problem: Problem) => Problem,
): DateForms {
  const located = Object.entries(gaps).map(([library, gap]) => [library, locate(gap)]);
  return { texts, gaps: Object.fromEntries(located) as DateForms['gaps'], faults: faults.map(locate) };
}

/** Counts the code of a guide. */
export function createDateFormReport(
  demos: readonly DateForms[],
  snippets: readonly DateForms[],
): DateFormReport {
  const all = [...demos, ...snippets];
  return {
    demos: demos.length,
    snippets: snippets.length,
    forms: all.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0),
    gaps: all.flatMap((forms) => Object.values(forms.gaps)),
  };
}

/** Adds up what several guides have; a gap that the languages of a page share counts once. */
export function addDateFormReports(reports: readonly DateFormReport[]): DateFormReport {
  const add = (name: 'demos' | 'snippets' | 'forms') =>
    reports.reduce((sum, report) => sum + report[name], 0);
  return {
    demos: add('demos'),
    snippets: add('snippets'),
    forms: add('forms'),
    gaps: omitDuplicates(reports.flatMap(({ gaps }) => gaps)),
  };
}
