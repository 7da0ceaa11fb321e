/**
 * Prints how many of the queries in `data/search/`, and of the questions that pages name, the search answers, by language,
 * and those that it does not. Of the held-out questions it prints only how many, and the gap to the queries.
 */
import { LANGUAGES } from '../../shared/languages/languages';
import { formatHeldOut, formatQuality } from '../search/formatQuality';
import { loadSearchIndex } from '../search/loadSearchIndex';
import { listQuestions } from '../search/listQuestions';
import { loadQueries } from '../search/loadQueries';
import { readDetailSections, measureQuality } from '../search/measureQuality';
import type { SearchQuery } from '../../shared/search/searchQuery';

const projectDirectory = process.cwd();
for (const language of LANGUAGES) {
  const { index, engine } = await loadSearchIndex(projectDirectory, language);
  const sections = await readDetailSections(projectDirectory);
  const measure = (queries: readonly SearchQuery[]) => measureQuality(engine, index, { queries, sections });
  const tuned = measure(await loadQueries(language, 'queries'));
  const former = measure(await loadQueries(language, 'formerHeldOut'));
  const heldOut = measure(await loadQueries(language, 'heldOut'));
  const ofPages = measure(await listQuestions(projectDirectory, language));
  console.log(`${language}: ${formatQuality(tuned, 'queries')}`);
  console.log(`${language}: ${formatQuality(former, 'formerly held-out questions')}`);
  console.log(`${language}: ${formatHeldOut(heldOut, tuned)}`);
  console.log(`${language}: ${formatQuality(ofPages, 'questions of pages')}`);
}
