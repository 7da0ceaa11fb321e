import { products } from '../../../../data/products';
import { hasMarkdownExport, pathnameToMarkdownExport } from '../../../shared/paths/markdownExport';
import { DEFAULT_LANGUAGE } from '../../../shared/languages/languages';
import type { CompiledPage } from '../../../shared/page/page';
import { LANDING_PAGE_ID } from '../../../shared/paths/pageIdToPathname';
import type { PageSummary } from '../../base/store/pageSummary';
import { cacheExports } from './cacheExports';
import { groupPages } from './groupPages';
import { getLlmsFull, LLMS_INDEX } from './llmsFiles';
import { renderLlmsIndex } from './renderLlmsIndex';

export interface MarkdownExporter {
  /** The texts of all files that were added, by address. */
  files: ReadonlyMap<string, string>;
  /** Adds a page as markdown. */
  add: (page: CompiledPage) => Promise<void>;
  /**
   * Adds the list of all exports, and the guides of each product in one file.
   *
   * @param pages all that were added, in all languages
   * @returns how many files with a page of their own there are
   */
  addLists: (pages: readonly PageSummary[]) => number;
}

/**
 * Starts the markdown export of a site, which takes its pages one by one.
 *
 * @param packages versions of the packages that the site is built with, by name
 */
export async function createMarkdownExporter(
  projectDirectory: string,
  packages: Record<string, string>,
): Promise<MarkdownExporter> {
  const exports = await cacheExports(projectDirectory, packages);
  const files = new Map<string, string>();
  return {
    files,
    add: async (page) => {
      if (hasMarkdownExport(page)) {
        files.set(pathnameToMarkdownExport(page.pathname, page.language), await exports.get(page));
      }
    },
    addLists: (pages) => {
      const english = pages.filter(({ language }) => language === DEFAULT_LANGUAGE);
      const groups = groupPages(english);
      const { title, description } = english.find(({ id }) => id === LANDING_PAGE_ID)!;
      files.set(LLMS_INDEX, renderLlmsIndex(groups, `${title}. ${description}`, exports.site));
      for (const { pathname: product } of products) {
        const guides = groups.find((group) => group.pages.some(({ pathname }) => pathname === product));
        const texts = (guides?.pages ?? []).map(({ pathname }) =>
          files.get(pathnameToMarkdownExport(pathname, DEFAULT_LANGUAGE))!,
        );
        files.set(getLlmsFull(product), texts.join('\n'));
      }
      return pages.filter(hasMarkdownExport).length;
    },
  };
}
