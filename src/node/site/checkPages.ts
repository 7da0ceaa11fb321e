import { FEED_HREF } from '../../shared/paths/feed';
import { checkLinks } from '../checks/checkLinks';
import { checkTitles } from '../checks/checkTitles';
import { LLMS_FILES } from '../export/markdown/llmsFiles';
import type { Problem } from '../base/problems/problem';
import type { SitePages } from '../base/store/sitePages';
import type { Guide } from './loadGuide';

/** Checks that links lead somewhere, and that titles and descriptions differ. */
export function checkPageReferences(
  sources: readonly Guide[],
  { guides, apiPages, apiTabs }: SitePages,
): Problem[] {
  const written = sources.flatMap(({ texts }) => [...texts.values()].map(({ source }) => source.text));
  const markdown = new Map(written.map((text) => [text.file, text.markdown]));
  return [
    ...checkLinks([...guides, ...apiPages, ...apiTabs], new Set([...LLMS_FILES, FEED_HREF])),
    // The tabs of a page have its title.
    ...checkTitles([...guides, ...apiPages], markdown),
  ];
}
