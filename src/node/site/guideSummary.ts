import { DEFAULT_LANGUAGE } from '../../shared/languages/languages';
import type { CompiledPage } from '../../shared/page/page';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import { listHeadings, type LinkedPage } from '../pages/markdown/createGetLinkText';
import type { PageSummary } from '../base/store/pageSummary';
import type { Guide } from './loadGuide';

/** What others need to know of a guide: those that link to it, the menu, the list of pathnames. */
export interface GuideSummary {
  pageId: string;
  /** The file of the English text, relative to the project. */
  file: string;
  /** The front matter of the English text. */
  frontMatter: CompiledPage['frontMatter'];
  /** What links show of it in each language, English first. */
  linked: LinkedPage[];
}

/** The summary of a guide that is parsed. */
export function summarizeGuide({ pageId, english, texts }: Guide): GuideSummary {
  const pathname = pageIdToPathname(pageId);
  const linked = [...texts].map(([language, { parsed }]) => ({
    pathname,
    language,
    title: parsed.frontMatter.title,
    headings: listHeadings(parsed.tree),
  }));
  return { pageId, file: english.source.english.file, frontMatter: english.parsed.frontMatter, linked };
}

/** The summary of a guide that was compiled before, from its pages in all languages. */
export function summarizePages(pages: readonly PageSummary[]): GuideSummary {
  const english = pages.find(({ language }) => language === DEFAULT_LANGUAGE)!;
  const { id, sourceFile, frontMatter } = english;
  const linked = [english, ...pages.filter((page) => page !== english)].map(
    ({ pathname, language, title, toc }) => ({
      pathname,
      language,
      title,
      headings: toc.map(({ text }) => text),
    }),
  );
  return { pageId: id, file: sourceFile!, frontMatter, linked };
}
