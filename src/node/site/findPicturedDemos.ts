import { DEFAULT_LANGUAGE } from '../../shared/languages/languages';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import type { DemoSource } from '../demos/demoSource';
import { findGalleryLinks } from '../pages/directives/gallery';
import { findDemos } from '../pages/markdown/findDemos';
import { findSectionDemos } from '../pages/markdown/findSectionDemos';
import { loadPage } from '../pages/markdown/loadPage';
import { loadParsedPage } from '../pages/markdown/loadParsedPage';
import type { Guide } from './loadGuide';

interface PageDemos {
  /** The first demo of each section, by the id of its heading; that of the page by `''`. */
  sections: Map<string, string>;
  demos: readonly DemoSource[];
}

async function loadPageDemos(projectDirectory: string, pageId: string): Promise<PageDemos | undefined> {
  const source = await loadPage(projectDirectory, pageId, DEFAULT_LANGUAGE);
  // What is wrong with the page is reported where it is compiled.
  const parsed = await loadParsedPage(projectDirectory, source.text, []);
  return parsed && { sections: findSectionDemos(parsed.tree), demos: findDemos(parsed, source, []) };
}

interface FindOptions {
  projectDirectory: string;
  /** The ids of all guides of the site. */
  pageIds: readonly string[];
}

/**
 * Finds the demos whose pictures galleries show: the first one of each section that a gallery links to. They may be on pages
 * that are not compiled now.
 *
 * @param guides not compiled yet: that uses their trees up
 * @returns by the link; without links to sections that have no demo
 */
export async function findPicturedDemos(
  guides: readonly Guide[],
  { projectDirectory, pageIds }: FindOptions,
): Promise<Map<string, DemoSource>> {
  const ids = new Map(pageIds.map((pageId) => [`${pageIdToPathname(pageId)}/`, pageId]));
  const texts = guides.flatMap((guide) => [...guide.texts.values()]);
  const hrefs = new Set(texts.flatMap(({ parsed }) => findGalleryLinks(parsed.tree).map(({ url }) => url)));
  const targets = new Set([...hrefs].flatMap((href) => ids.get(href.split('#')[0]!) ?? []));
  const loading = [...targets].map(
    async (pageId) => [pageId, await loadPageDemos(projectDirectory, pageId)] as const,
  );
  const pages = new Map(await Promise.all(loading));
  const found = [...hrefs].flatMap((href): [string, DemoSource][] => {
    const [address = '', section = ''] = href.split('#');
    const page = pages.get(ids.get(address) ?? '');
    const src = page?.sections.get(section);
    const demo = page?.demos.find(({ name }) => name === src?.replace(/\.tsx$/, ''));
    return demo ? [[href, demo]] : [];
  });
  return new Map(found);
}
