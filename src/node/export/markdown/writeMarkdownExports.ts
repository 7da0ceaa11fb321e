import fs from 'node:fs/promises';
import path from 'node:path';
import { products } from '../../../../data/products';
import { hasMarkdownExport, pathnameToMarkdownExport } from '../../../shared/paths/markdownExport';
import { DEFAULT_LANGUAGE } from '../../../shared/languages/languages';
import type { CompiledPage } from '../../../shared/page/page';
import { LANDING_PAGE_ID } from '../../../shared/paths/pageIdToPathname';
import type { PageSummary } from '../../base/store/pageSummary';
import type { SiteIndex } from '../../base/store/siteFiles';
import { cacheExports } from './cacheExports';
import { groupPages } from './groupPages';
import { getLlmsFull, LLMS_INDEX } from './llmsFiles';
import { renderLlmsIndex } from './renderLlmsIndex';

export interface MarkdownExporter {
  /** Writes a page as markdown beside its HTML. */
  write: (page: CompiledPage) => Promise<void>;
  /**
   * Writes the list of all exports, and the guides of each product in one file.
   *
   * @param pages all that were written, in all languages
   * @returns how many files with a page of their own there are
   */
  writeLists: (pages: readonly PageSummary[]) => Promise<number>;
}

/** Starts the markdown export of a site, which takes its pages one by one. */
export async function createMarkdownExporter(
  projectDirectory: string,
  { packages }: SiteIndex,
): Promise<MarkdownExporter> {
  const outDirectory = path.join(projectDirectory, 'out');
  const exports = await cacheExports(projectDirectory, packages);
  const writeFile = async (address: string, text: string) => {
    const file = path.join(outDirectory, address);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  };
  return {
    write: async (page) => {
      if (hasMarkdownExport(page)) {
        await writeFile(pathnameToMarkdownExport(page.pathname, page.language), await exports.get(page));
      }
    },
    writeLists: async (pages) => {
      const english = pages.filter(({ language }) => language === DEFAULT_LANGUAGE);
      const groups = groupPages(english);
      const { title, description } = english.find(({ id }) => id === LANDING_PAGE_ID)!;
      await writeFile(LLMS_INDEX, renderLlmsIndex(groups, `${title}. ${description}`, exports.site));
      for (const { pathname: product } of products) {
        const guides = groups.find((group) => group.pages.some(({ pathname }) => pathname === product));
        const texts = (guides?.pages ?? []).map(({ pathname }) =>
          fs.readFile(path.join(outDirectory, pathnameToMarkdownExport(pathname, DEFAULT_LANGUAGE)), 'utf8'),
        );
        await writeFile(getLlmsFull(product), (await Promise.all(texts)).join('\n'));
      }
      return pages.filter(hasMarkdownExport).length;
    },
  };
}
