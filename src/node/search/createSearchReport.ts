import { LANGUAGES, type Language } from '../../shared/languages/languages';
import type { SearchQuery } from '../../shared/search/searchQuery';
import { openCache } from '../base/cache/openCache';
import type { Problem } from '../base/problems/problem';
import { checkQuality, checkSections } from './checkQuality';
import { listQuestions } from './listQuestions';
import { loadQueries } from './loadQueries';
import { loadSearchIndex, readSearchSetup } from './loadSearchIndex';
import {
  HELD_OUT_GOALS,
  readDetailSections,
  measureQuality,
  QUALITY_GOALS,
  type Quality,
} from './measureQuality';
import type { AnsweredQuestions, LanguageReport, SearchReport } from './searchReport';

/** What is measured of a language, and what is too little. */
interface MeasuredLanguage {
  report: LanguageReport;
  problems: Problem[];
}

/** One question of each section: all 27,000 take minutes, `npm run search-quality` asks them. */
async function listSectionQuestions(
  projectDirectory: string,
  language: Language,
): Promise<readonly SearchQuery[]> {
  const all = await listQuestions(projectDirectory, language);
  return all.filter(([, section], position) => section !== all[position - 1]?.[1]);
}

async function measureLanguage(projectDirectory: string, language: Language): Promise<MeasuredLanguage> {
  const { index, engine } = await loadSearchIndex(projectDirectory, language);
  const detailSections = await readDetailSections(projectDirectory);
  const measure = (queries: readonly SearchQuery[]) =>
    measureQuality(engine, index, { queries, sections: detailSections });
  const queries = measure(await loadQueries(language, 'queries'));
  const heldOut = measure(await loadQueries(language, 'heldOut'));
  const sections = measure(await listSectionQuestions(projectDirectory, language));
  const count = ({ results, recallAt1, recallAt3 }: Quality): AnsweredQuestions => ({
    count: results.length,
    recallAt1,
    recallAt3,
  });
  const heldOutGoals = HELD_OUT_GOALS[language];
  return {
    report: { queries: count(queries), heldOut: count(heldOut) },
    problems: [
      ...checkQuality(`data/search/queries.${language}.ts`, queries, QUALITY_GOALS, true),
      ...(heldOutGoals
        ? checkQuality(`data/search/heldOut.${language}.ts`, heldOut, heldOutGoals, false)
        : []),
      ...checkSections(sections),
    ],
  };
}

/**
 * Asks the search the questions of `data/search/` and of the pages.
 *
 * @returns how many it answers, and what it answers too seldom
 */
export async function createSearchReport(
  projectDirectory: string,
): Promise<{ report: SearchReport; problems: Problem[] }> {
  const cache = await openCache<MeasuredLanguage>(projectDirectory, 'search-report');
  const report: SearchReport = {};
  const problems: Problem[] = [];
  for (const language of LANGUAGES) {
    const { indexHref } = await readSearchSetup(projectDirectory, language);
    const measured = await cache.get([language, indexHref], () =>
      measureLanguage(projectDirectory, language),
    );
    report[language] = measured.report;
    problems.push(...measured.problems);
  }
  return { report, problems };
}
