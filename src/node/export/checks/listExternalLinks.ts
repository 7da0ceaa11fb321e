import { addToList } from '../../../shared/addToList';
import type { ExternalLink } from '../../../shared/page/health';
import type { PageFacts } from '../page-facts/readPageFacts';

/** The links of all texts to other sites, by address, with the pages that they are on. */
export function listExternalLinks(pages: readonly PageFacts[]): ExternalLink[] {
  const external = new Map<string, string[]>();
  for (const { address, links } of pages) {
    for (const href of links.externalLinks) {
      addToList(external, href, address);
    }
  }
  return [...external]
    .map(([href, sources]) => ({ href, pages: sources }))
    .toSorted((a, b) => a.href.localeCompare(b.href));
}
