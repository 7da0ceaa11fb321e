import { rateAnswer } from '../../client/search/answer/rateAnswer';
import type { SearchEngine, SearchHit } from '../../client/search/engine/createSearchEngine';
import type { CompiledPage } from '../../shared/page/page';
import type { SearchIndex } from '../../shared/search/searchIndex';
import type { SearchQuery } from '../../shared/search/searchQuery';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages/languages';
import { escapeRegExp } from '../base/texts/escapeRegExp';
import { readPage, readSiteIndex } from '../base/store/siteFiles';

/** What at least must be found, as shares of the queries that can be answered. */
export interface QualityGoals {
  first: number;
  third: number;
  /** There must be so many queries. */
  asked: number;
}

/** What the search has to reach for the queries that the ranking is tuned by. */
export const QUALITY_GOALS: QualityGoals = { first: 0.85, third: 0.95, asked: 1 };

/**
 * What it has to reach, by language, for the questions that the ranking is not tuned by: what was reached, less what a
 * new guide may move.
 */
export const HELD_OUT_GOALS: Readonly<Partial<Record<Language, QualityGoals>>> = {
  en: { first: 0.45, third: 0.73, asked: 86 },
  zh: { first: 0.64, third: 0.87, asked: 49 },
};

export interface QueryResult {
  query: string;
  /** The first of the places that answer it: `/x/react-charts/pie#labels` */
  answer: string;
  /** The rank of the first hit that answers, from 1; absent when no hit does. */
  rank?: number;
  /** The hits before it, as addresses. */
  before: string[];
}

export interface Quality {
  results: QueryResult[];
  /** The shares of queries that the first hit, and one of the first three, answers. */
  recallAt1: number;
  recallAt3: number;
  /** The share of hits shown as the best answer that answer. */
  precision: number;
  /** The share of queries that the site does not answer, and that get more than the nearest hits. */
  answeredInVain: number;
}

/** Turns a place that answers into a pattern for addresses: `/x/*#*-prop-rows`. */
function targetToPattern(target: string): RegExp {
  return new RegExp(`^${target.split('*').map(escapeRegExp).join('.*')}$`);
}

function toAddress({ page, hash }: Pick<SearchHit, 'page' | 'hash'>): string {
  return page.pathname + (hash && `#${hash}`);
}

/** The section that each details element stands in, both as addresses: `/x/react-charts/pie#labels`. */
export type DetailSections = ReadonlyMap<string, string>;

/** The addresses that a hit answers for: its own, and of a demo and of details also that of the section around. */
function listAddresses(hit: SearchHit, { records }: SearchIndex, sections: DetailSections): string[] {
  const { record } = hit;
  const around = sections.get(toAddress(hit));
  const section =
    record.kind === 'demo'
      ? records.find(
          ({ kind, name, pages }) =>
            (kind === 'heading' || kind === 'migration') &&
            name === record.parent &&
            pages[0] === record.pages[0],
        )
      : undefined;
  return [
    toAddress(hit),
    ...(around ? [around] : []),
    ...(section ? [toAddress({ page: hit.page, hash: section.hash ?? '' })] : []),
  ];
}

/** Finds the section of each of the details of a page: the last heading before them. */
export function findSectionsOfDetails({
  pathname,
  toc,
}: Pick<CompiledPage, 'pathname' | 'toc'>): [details: string, section: string][] {
  let section = pathname;
  return toc.flatMap(({ id, details }): [string, string][] => {
    const address = `${pathname}#${id}`;
    if (details !== undefined) {
      return [[address, section]];
    }
    section = address;
    return [];
  });
}

/** Reads in which sections the details of all pages stand; ids are the same in each language. */
export async function readDetailSections(projectDirectory: string): Promise<DetailSections> {
  const { pages } = await readSiteIndex(projectDirectory);
  const compiled = await Promise.all(
    pages.map(({ pathname }) => readPage(projectDirectory, pathname, DEFAULT_LANGUAGE)),
  );
  return new Map(compiled.flatMap(findSectionsOfDetails));
}

/** Asks a set of queries and looks where the first acceptable answer is; those without a place have none. */
export function measureQuality(
  engine: SearchEngine,
  index: SearchIndex,
  { queries, sections }: { queries: readonly SearchQuery[]; sections: DetailSections },
): Quality {
  const results: QueryResult[] = [];
  let claimed = 0;
  let right = 0;
  let inVain = 0;
  for (const [query, ...targets] of queries) {
    const patterns = targets.map(targetToPattern);
    const hits = engine.search(query);
    const position = hits.findIndex((hit) =>
      listAddresses(hit, index, sections).some((address) =>
        patterns.some((pattern) => pattern.test(address)),
      ),
    );
    const rating = rateAnswer(hits);
    const isClaimed = rating === 'answer';
    claimed += isClaimed ? 1 : 0;
    right += isClaimed && position === 0 ? 1 : 0;
    if (targets.length === 0) {
      inVain += rating === 'nearest' ? 0 : 1;
      continue;
    }
    const before = hits.slice(0, position < 0 ? 3 : position).map(toAddress);
    results.push({ query, answer: targets[0]!, rank: position < 0 ? undefined : position + 1, before });
  }
  const share = (most: number) =>
    results.filter(({ rank }) => rank !== undefined && rank <= most).length / Math.max(results.length, 1);
  return {
    results,
    recallAt1: share(1),
    recallAt3: share(3),
    precision: right / Math.max(claimed, 1),
    answeredInVain: inVain / Math.max(queries.length - results.length, 1),
  };
}
