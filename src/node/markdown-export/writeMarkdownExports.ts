import fs from 'node:fs/promises';
import path from 'node:path';
import { products } from '../../../data/products';
import { hasMarkdownExport, pathnameToMarkdownExport } from '../../shared/markdownExport';
import type { CompiledPage } from '../../shared/page';
import { LANDING_PAGE_ID } from '../../shared/paths/pageIdToPathname';
import { hashTexts } from '../files/hash';
import { readTrees } from '../files/readTree';
import { readDocsVersion } from '../packages/readDocsVersion';
import { writeIfChanged, type SiteIndex } from '../store/siteFiles';
import { compileMarkdownExport, type ExportedSite } from './compileMarkdownExport';
import { groupPages } from './groupPages';
import { getLlmsFull, LLMS_INDEX } from './llmsFiles';
import { renderLlmsIndex } from './renderLlmsIndex';

/** What copies depend on besides their page. */
const SOURCES = [
  'src/node/markdown-export',
  'src/node/texts/createTranslate.ts',
  'data/navigation',
  'translations',
];

/**
 * Keeps copies in `.cache/markdown-export`, by a hash of the page and all else that they depend on: those of the API,
 * with every type written in full, take seconds.
 */
async function createCopier(
  projectDirectory: string,
  site: ExportedSite,
): Promise<(page: CompiledPage) => Promise<string>> {
  const version = hashTexts(JSON.stringify(site), ...(await readTrees(projectDirectory, SOURCES)));
  return async (page) => {
    const key = hashTexts(version, JSON.stringify(page));
    const file = path.join(projectDirectory, '.cache/markdown-export', `${key}.md`);
    const kept = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (kept !== undefined) {
      return kept;
    }
    const copy = compileMarkdownExport(page, site);
    await writeIfChanged(file, copy);
    return copy;
  };
}

/**
 * Writes each page as markdown beside its HTML, the list of these copies, and the guides of each product in one file.
 *
 * @param pages in all languages
 * @returns how many pages have a copy
 */
export async function writeMarkdownExports(
  projectDirectory: string,
  { packages }: SiteIndex,
  pages: readonly CompiledPage[],
): Promise<number> {
  const site = { packages, docsVersion: await readDocsVersion(projectDirectory) };
  const write = async (address: string, text: string) => {
    const file = path.join(projectDirectory, 'out', address);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  };
  const copyPage = await createCopier(projectDirectory, site);
  const copies = new Map<string, string>();
  for (const page of pages.filter(hasMarkdownExport)) {
    const address = pathnameToMarkdownExport(page.pathname, page.language);
    copies.set(address, await copyPage(page));
    await write(address, copies.get(address)!);
  }
  const english = pages.filter(({ language }) => language === 'en');
  const groups = groupPages(english);
  const { title, description } = english.find(({ id }) => id === LANDING_PAGE_ID)!;
  await write(LLMS_INDEX, renderLlmsIndex(groups, `${title}. ${description}`, site));
  for (const product of products) {
    const guides = groups.find((group) => group.pages.some(({ pathname }) => pathname === product.pathname));
    const texts = guides?.pages.map(({ pathname }) => copies.get(pathnameToMarkdownExport(pathname, 'en'))!);
    await write(getLlmsFull(product.pathname), (texts ?? []).join('\n'));
  }
  return copies.size;
}
