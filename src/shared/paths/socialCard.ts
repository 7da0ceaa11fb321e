import { languageToPrefix } from '../languages/languages';
import type { CompiledPage } from '../page/page';

/** Size of a social card in px: the size that sites expect for a link. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/**
 * The address of a page's social card, the picture where a link to the page is shared:
 * `/zh/x/react-charts/bars -> /social-cards/zh/x/react-charts/bars.png`. Pages with one title in several languages share
 * that card.
 */
export function getSocialCardHref(
  page: Pick<CompiledPage, 'pathname' | 'contentLanguage' | 'titleLanguage'>,
): string {
  return `/social-cards${languageToPrefix(page.titleLanguage ?? page.contentLanguage)}${page.pathname}.png`;
}
