/**
 * Fits the weights of the ranking to the queries of `data/search/`, those of all languages together, and prints the
 * changes: `npm run fit-search -- 2` for two rounds. Write what it prints into `rankingWeights.ts`. The held-out
 * questions have no part in it.
 */
import { createSearchEngine } from '../../client/search/engine/createSearchEngine';
import { RANKING_WEIGHTS } from '../../client/search/engine/rankingWeights';
import { LANGUAGES } from '../../shared/languages/languages';
import { fitWeights, scoreRank } from '../search/fitWeights';
import { loadQueries } from '../search/loadQueries';
import { loadSearchIndex } from '../search/loadSearchIndex';
import { readDetailSections, measureQuality } from '../search/measureQuality';

const projectDirectory = process.cwd();
const rounds = Number(process.argv[2] ?? 1);
const weights = { ...RANKING_WEIGHTS };

const sets = await Promise.all(
  LANGUAGES.map(async (language) => ({
    ...(await loadSearchIndex(projectDirectory, language, (index) => createSearchEngine(index, weights))),
    queries: [...(await loadQueries(language, 'queries')), ...(await loadQueries(language, 'formerHeldOut'))],
    sections: await readDetailSections(projectDirectory),
  })),
);

const measure = (): number => {
  const scores = sets.map(({ engine, index, ...asked }) => {
    const { results } = measureQuality(engine, index, asked);
    return results.reduce((sum, { rank }) => sum + scoreRank(rank), 0) / Math.max(results.length, 1);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

fitWeights(weights, { rounds, measure, report: (line) => console.log(line) });
console.log(JSON.stringify(weights, null, 2));
