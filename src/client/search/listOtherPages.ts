import type { Language } from '../../shared/languages/languages';
import { pathnameToHref } from '../../shared/paths/pathnameToHref';
import type { SearchHit } from './engine/createSearchEngine';
import type { SearchOption } from './OptionList';
import type { Say } from './SearchTexts';

interface OtherPagesContext {
  language: Language;
  say: Say;
  /** Whether the user asked for all pages of the hit. */
  isOpen: boolean;
  /** Shows them, and moves to a line. */
  open: (line: string) => void;
}

/** The lines below a hit that lead to the other pages with its name; until they are asked for, several of them are one. */
export function listOtherPages(
  { id, others }: SearchHit,
  { language, say, isOpen, open }: OtherPagesContext,
): SearchOption[] {
  const links = others.map(({ page, hash }) => ({
    id: `${id} ${page.pathname}#${hash}`,
    href: pathnameToHref(page.pathname, language) + (hash && `#${encodeURI(hash)}`),
    content: say('others.one', { page: page.title.replace(/ API$/, '') }),
    isMinor: true,
  }));
  if (links.length < 2 || isOpen) {
    return links;
  }
  const content = say('others.many', { count: String(links.length) });
  return [{ id: `${id} others`, content, isMinor: true, run: () => open(links[0]!.id) }];
}
