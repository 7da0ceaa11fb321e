/**
 * Prints how many of the queries in `data/search/`, and of the questions that pages name, the search answers, by language,
 * and those that it does not.
 */
import { LANGUAGES } from '../../shared/languages';
import { loadSearchIndex } from '../search/loadSearchIndex';
import { listQuestions } from '../search/listQuestions';
import { loadQueries } from '../search/loadQueries';
import { listWrittenPages, measureQuality, QUALITY_GOALS } from '../search/measureQuality';

function formatShare(share: number): string {
  return share.toFixed(3);
}

const projectDirectory = process.cwd();
for (const language of LANGUAGES) {
  const { index, engine } = await loadSearchIndex(projectDirectory, language);
  const written = await listWrittenPages(projectDirectory, language);
  const sets = {
    queries: await loadQueries(language),
    'questions of pages': await listQuestions(projectDirectory, language),
  };
  for (const [name, queries] of Object.entries(sets)) {
    const { results, waiting, recallAt1, recallAt3 } = measureQuality(engine, index, { queries, written });
    console.log(
      `${language}: recall@1 ${formatShare(recallAt1)} (goal ${formatShare(QUALITY_GOALS.first)}), ` +
        `recall@3 ${formatShare(recallAt3)} (goal ${formatShare(QUALITY_GOALS.third)}), ` +
        `${results.length} ${name}; ${waiting.length} wait for their page`,
    );
    for (const { query, rank, before } of results) {
      if (rank !== 1) {
        console.log(`  ${rank ?? '-'}  ${query}\n       ${before.slice(0, 3).join('\n       ')}`);
      }
    }
  }
}
