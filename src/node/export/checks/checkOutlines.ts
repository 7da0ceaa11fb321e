import type { PageFacts } from '../page-facts/readPageFacts';
import type { Problem } from '../../base/problems/problem';

/**
 * Checks the outline of every exported page: one `h1`, one `main`, landmarks that can be told apart, references that
 * lead to an element, and a language. Ids are checked with the links: see `checkExport`.
 */
export function checkOutlines(pages: readonly PageFacts[]): Problem[] {
  return pages.flatMap(({ address, faults }) =>
    faults.map((fault) => ({ file: `out${address}`, message: `The page is not well formed: ${fault}.` })),
  );
}
