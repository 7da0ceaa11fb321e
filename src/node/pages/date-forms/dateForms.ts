import type { OtherDateLibrary } from '../../../shared/demo/dateLibraries';
import type { Problem } from '../../base/problems/problem';

/** Code that is written with Day.js, for the other date libraries. */
export interface DateForms {
  /** The texts of the modules that differ, by library and by path relative to the project. */
  texts: Partial<Record<OtherDateLibrary, Record<string, string>>>;
  /** Why a library has no texts: code that has no equivalent in it. */
  gaps: Partial<Record<OtherDateLibrary, Problem>>;
  /** What the compiler says about the texts. */
  faults: Problem[];
}

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

/** Says where the problems of rewritten modules are in what these were made of. */
export function locateForms(
  { texts, gaps, faults }: DateForms,
  locate: (problem: Problem) => Problem,
): DateForms {
  const located = Object.entries(gaps).map(([library, gap]) => [library, locate(gap)]);
  return { texts, gaps: Object.fromEntries(located) as DateForms['gaps'], faults: faults.map(locate) };
}

/** Adds up what several parts of the site found. */
export function createDateFormReport(
  demos: readonly DateForms[],
  snippets: readonly DateForms[],
): DateFormReport {
  const all = [...demos, ...snippets];
  const gaps = all.flatMap((forms) => Object.values(forms.gaps));
  return {
    demos: demos.length,
    snippets: snippets.length,
    forms: all.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0),
    gaps: [...new Map(gaps.map((gap) => [`${gap.file}:${gap.line}:${gap.message}`, gap])).values()],
  };
}
