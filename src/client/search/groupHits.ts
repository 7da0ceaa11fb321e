import { isSymbolKind } from '../../shared/search/searchIndex';
import type { ProductFolder } from '../../shared/products/products';
import { rateAnswer, type AnswerRating } from './answer/rateAnswer';
import type { SearchHit } from './engine/createSearchEngine';

export const HIT_SORTS = ['guides', 'api', 'messages'] as const;

/** What a user looks for: to read, to look up, or to get rid of. */
export type HitSort = (typeof HIT_SORTS)[number];

/** The groups before the others: the best hit, those that follow; the best ones where none answers. */
export type BestGroup = AnswerRating | 'close';

/** Hits in groups; the best hits come first, whatever their kind. */
export interface HitGroup {
  id: string;
  best?: BestGroup;
  sort?: HitSort;
  product?: ProductFolder;
  hits: SearchHit[];
}

export interface HitFilter {
  sort?: HitSort;
  product?: ProductFolder;
}

const BEST_HITS = 3;
const MAX_IN_GROUP = 6;

function getHitSort({ record }: SearchHit): HitSort {
  if (record.kind === 'message') {
    return 'messages';
  }
  return isSymbolKind(record.kind) ? 'api' : 'guides';
}

function createBestGroup(best: BestGroup, hits: SearchHit[]): HitGroup {
  return { id: best, best, hits };
}

/**
 * The hits that a filter lets through: the best one, the two that follow, then the others by product and kind, each
 * group where its best hit is.
 */
export function groupHits(hits: readonly SearchHit[], { sort, product }: HitFilter): HitGroup[] {
  const wanted = hits.filter(
    (hit) => (!sort || getHitSort(hit) === sort) && (!product || hit.page.product === product),
  );
  const groups = new Map<string, HitGroup>();
  for (const hit of wanted.slice(BEST_HITS)) {
    const hitSort = getHitSort(hit);
    const id = `${hit.page.product ?? 'suite'}-${hitSort}`;
    const group = groups.get(id) ?? { id, sort: hitSort, product: hit.page.product, hits: [] };
    if (group.hits.length < MAX_IN_GROUP) {
      group.hits.push(hit);
    }
    groups.set(id, group);
  }
  const best = wanted.slice(0, BEST_HITS);
  const rating = rateAnswer(wanted);
  const first =
    rating === 'nearest'
      ? [createBestGroup(rating, best)]
      : [createBestGroup(rating, best.slice(0, 1)), createBestGroup('close', best.slice(1))];
  return [...first.filter((group) => group.hits.length > 0), ...groups.values()];
}
