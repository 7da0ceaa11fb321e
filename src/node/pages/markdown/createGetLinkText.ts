import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Language } from '../../../shared/languages/languages';
import { createTranslate } from '../../base/texts/createTranslate';
import type { GetLinkText } from './addMovedSections';
import { headingToText } from './steps/identifyHeadings';

/** What links name of a page. */
export interface LinkedPage {
  pathname: string;
  language: Language;
  title: string;
  /** Texts of its headings, in order. */
  headings: readonly string[];
}

/** Rows of the API: `data-grid-prop-rows`. */
const ROW = /-(?:prop|slot|css)-(.+)$/;

/** Texts of the headings of a page, in order. */
export function listHeadings(tree: Root): string[] {
  const texts: string[] = [];
  visit(tree, 'heading', (heading) => {
    texts.push(headingToText(heading));
  });
  return texts;
}

/**
 * Creates the function that names places of the site: `Selection: Checkbox selection`.
 *
 * @param pages all guides in all languages, the English ones first
 * @param symbols names of the symbols that have a page, by pathname
 */
export function createGetLinkText(
  pages: readonly LinkedPage[],
  symbols: ReadonlyMap<string, string>,
): GetLinkText {
  const titles = new Map<string, string>();
  const ids = new Map<string, string[]>();
  for (const { pathname, language, title, headings } of pages) {
    titles.set(`${language} ${pathname}`, title);
    if (!ids.has(pathname)) {
      const slugger = new GithubSlugger();
      ids.set(
        pathname,
        headings.map((text) => slugger.slug(text)),
      );
    }
    // A translation has the ids of the English headings, in the same order.
    ids.get(pathname)!.forEach((id, index) => {
      titles.set(`${language} ${pathname}#${id}`, headings[index] ?? '');
    });
  }
  return (href, language) => {
    const [address = '', id = ''] = href.split('#');
    const pathname = address.replace(/\/$/, '');
    const page = titles.get(`${language} ${pathname}`) ?? symbols.get(pathname) ?? address;
    const section = titles.get(`${language} ${pathname}#${id}`) ?? ROW.exec(id)?.[1];
    const t = createTranslate(language);
    return section ? t('moved.section', { page, section }) : page;
  };
}
