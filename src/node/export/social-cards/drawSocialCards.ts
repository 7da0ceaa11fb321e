import { getSocialCardHref } from '../../../shared/paths/socialCard';
import { openByteCache } from '../../base/cache/openCache';
import { readDocsVersion } from '../../base/packages/readDocsVersion';
import { createCardRenderer } from './createCardRenderer';
import { describeCard, type SocialCard } from './describeCard';
import { cacheCards } from './cacheCards';
import { readCardColors } from './readCardColors';
import type { PageSummary } from '../../base/store/pageSummary';

/** What each page's card says, by address: one for pages that share it. */
function describeCards(pages: readonly PageSummary[], docsVersion: string): Map<string, SocialCard> {
  return new Map(pages.map((page) => [getSocialCardHref(page), describeCard(page, docsVersion)]));
}

/**
 * Draws the picture of each page that is shown where a link to it is shared; those that are cached are not rendered
 * again.
 *
 * @param pages in all languages
 * @returns the pictures by address, and how many of them were rendered now
 */
export async function drawSocialCards(
  projectDirectory: string,
  pages: readonly PageSummary[],
): Promise<{ pictures: ReadonlyMap<string, Buffer>; rendered: number }> {
  const colors = await readCardColors(projectDirectory);
  return cacheCards({
    cache: await openByteCache(projectDirectory, 'social-cards'),
    inputs: [JSON.stringify(colors)],
    cards: describeCards(pages, await readDocsVersion(projectDirectory)),
    render: createCardRenderer(colors),
  });
}
