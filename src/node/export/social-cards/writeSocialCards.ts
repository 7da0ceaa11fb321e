import fs from 'node:fs/promises';
import path from 'node:path';
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
 * Writes the picture of each page that is shown where a link to it is shared; those that are cached are not rendered
 * again.
 *
 * @param pages in all languages
 * @returns how many cards the export has, and how many of them were rendered now
 */
export async function writeSocialCards(
  projectDirectory: string,
  pages: readonly PageSummary[],
): Promise<{ cards: number; rendered: number }> {
  const colors = await readCardColors(projectDirectory);
  const outDirectory = path.join(projectDirectory, 'out');
  const cards = describeCards(pages, await readDocsVersion(projectDirectory));
  const rendered = await cacheCards({
    cache: await openByteCache(projectDirectory, 'social-cards'),
    inputs: [JSON.stringify(colors)],
    cards,
    render: createCardRenderer(colors),
    write: async (addresses, picture) => {
      for (const address of addresses) {
        const file = path.join(outDirectory, address);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, picture);
      }
    },
  });
  return { cards: cards.size, rendered };
}
