import path from 'node:path';
import { LANGUAGES, type Language } from '../../shared/languages';
import { openCache } from '../cache/openCache';
import { writeIfChanged } from '../store/siteFiles';
import { loadQueries, type QuerySet } from './loadQueries';
import { loadSearchIndex, readSearchSetup } from './loadSearchIndex';
import { listWrittenPages, measureQuality } from './measureQuality';
import {
  SEARCH_REPORT,
  type AnsweredQuestions,
  type LanguageReport,
  type SearchReport,
} from './searchReport';

async function measureLanguage(projectDirectory: string, language: Language): Promise<LanguageReport> {
  const { index, engine } = await loadSearchIndex(projectDirectory, language);
  const written = await listWrittenPages(projectDirectory, language);
  const measure = async (set: QuerySet): Promise<AnsweredQuestions> => {
    const queries = await loadQueries(language, set);
    const { results, recallAt1, recallAt3 } = measureQuality(engine, index, { queries, written });
    return { count: results.length, recallAt1, recallAt3 };
  };
  return { queries: await measure('queries'), heldOut: await measure('heldOut') };
}

/** Asks the search the questions of `data/search/`, and writes how many it answers, for the page of health. */
export async function writeSearchReport(projectDirectory: string): Promise<void> {
  const cache = await openCache<LanguageReport>(projectDirectory, 'search-report');
  const report: SearchReport = {};
  for (const language of LANGUAGES) {
    const { indexHref } = await readSearchSetup(projectDirectory, language);
    report[language] = await cache.get([language, indexHref], () =>
      measureLanguage(projectDirectory, language),
    );
  }
  await writeIfChanged(path.join(projectDirectory, SEARCH_REPORT), JSON.stringify(report));
}
