import { DEFAULT_LANGUAGE, type Language } from '../../../shared/languages/languages';
import type { CompiledDemo } from '../../../shared/page/page';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import { getDemoKey } from '../../demos/demoSource';
import { readPage, readSiteIndex } from '../../base/store/siteFiles';

/** A demo of the compiled site. */
export interface ListedDemo {
  /** `data-grid/column-definition/OrderColumns` */
  key: string;
  /** Address of the page that shows it. */
  address: string;
  demo: CompiledDemo;
}

/** Every demo of the pages in a language, in the order of their addresses. */
export async function listDemos(
  projectDirectory: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<ListedDemo[]> {
  const { pages } = await readSiteIndex(projectDirectory);
  const pathnames = pages
    .map(({ pathname }) => pathname)
    // Pages of the API are many and long, and none of them shows a demo.
    .filter((pathname) => !pathname.startsWith('/x/api/'))
    .toSorted();
  const listed = pathnames.map(async (pathname) => {
    const { blocks } = await readPage(projectDirectory, pathname, language);
    const address = pathnameToHref(pathname, language);
    return blocks.flatMap((block) =>
      block.kind === 'demo' ? [{ key: getDemoKey(block.demo), address, demo: block.demo }] : [],
    );
  });
  return (await Promise.all(listed)).flat();
}
