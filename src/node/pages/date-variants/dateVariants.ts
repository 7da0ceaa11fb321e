import type { OtherDateLibrary } from '../../../shared/demo/dateLibraries';
import { omitDuplicates, type Problem } from '../../base/problems/problem';

/** Code that is written with Day.js, for the other date libraries. */
export interface DateVariants {
  /** The texts of the modules that differ, by library and by path relative to the project. */
  texts: Partial<Record<OtherDateLibrary, Record<string, string>>>;
  /** Why a library has no texts: code that has no equivalent in it. */
  gaps: Partial<Record<OtherDateLibrary, Problem>>;
  /** What the compiler says about the texts. */
  faults: Problem[];
}

/** The code of a guide, or of the site, with other date libraries than Day.js. */
export interface DateVariantReport {
  /** How many demos and blocks of code depend on the date library. */
  demos: number;
  snippets: number;
  /** How many variants they have in the other libraries. */
  variants: number;
  /** What has no equivalent in a library. */
  gaps: Problem[];
}

/** Says where the problems of rewritten modules are in what these were made of. */
export function locateVariants(
  { texts, gaps, faults }: DateVariants,
  locate: (problem: Problem) => Problem,
): DateVariants {
  const located = Object.entries(gaps).map(([library, gap]) => [library, locate(gap)]);
  return { texts, gaps: Object.fromEntries(located) as DateVariants['gaps'], faults: faults.map(locate) };
}

/** Counts the code of a guide. */
export function createDateVariantReport(
  demos: readonly DateVariants[],
  snippets: readonly DateVariants[],
): DateVariantReport {
  const all = [...demos, ...snippets];
  return {
    demos: demos.length,
    snippets: snippets.length,
    variants: all.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0),
    gaps: all.flatMap((variants) => Object.values(variants.gaps)),
  };
}

/** Adds up what several guides have; a gap that the languages of a page share counts once. */
export function addDateVariantReports(reports: readonly DateVariantReport[]): DateVariantReport {
  const add = (name: 'demos' | 'snippets' | 'variants') =>
    reports.reduce((sum, report) => sum + report[name], 0);
  return {
    demos: add('demos'),
    snippets: add('snippets'),
    variants: add('variants'),
    gaps: omitDuplicates(reports.flatMap(({ gaps }) => gaps)),
  };
}
