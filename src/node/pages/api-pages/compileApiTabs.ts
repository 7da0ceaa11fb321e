import type { ApiIndex } from '../../api/types/apiIndex';
import type { ApiTab } from '../../../shared/page/docsTabs';
import { DEFAULT_LANGUAGE } from '../../../shared/languages/languages';
import type { CompiledPage } from '../../../shared/page/page';
import { PRODUCT_FOLDERS } from '../../../shared/products/products';
import { findNewestMinor } from '../../../shared/products/versionLens';
import { readApiPage } from '../../api/apiFiles';
import { compileApiTab, type TabbedGuide } from './compileApiTab';
import { createRenderDoc } from './createRenderDoc';
import type { Problem } from '../../base/problems/problem';
import { findTabSymbols } from './findTabSymbols';
import { cachePages, type CachedPages } from '../../base/store/cachePages';
import type { PageSummary } from '../../base/store/pageSummary';

interface CompileApiTabsOptions {
  projectDirectory: string;
  /** Pathnames of every page of the site. */
  pathnames: ReadonlySet<string>;
}

function toGuide(page: PageSummary): TabbedGuide {
  const { id, pathname, language, contentLanguage, title, description, frontMatter, tabs, sourceFile } = page;
  return { id, pathname, language, contentLanguage, title, description, frontMatter, tabs, sourceFile };
}

/** A tab before it is compiled. */
export interface PlannedTab {
  guide: TabbedGuide;
  tab: ApiTab;
  symbols: ReturnType<typeof findTabSymbols>;
}

/**
 * Finds what the API tabs of guides show.
 *
 * @param problems takes tabs that would show nothing
 */
export function planTabs(pages: readonly PageSummary[], api: ApiIndex, problems: Problem[]): PlannedTab[] {
  const english = new Map(
    pages.filter(({ language }) => language === DEFAULT_LANGUAGE).map((page) => [page.id, page]),
  );
  return pages.flatMap((page) =>
    (page.tabs ?? []).map((tab) => {
      const { id, frontMatter, sourceFile = id } = english.get(page.id) ?? page;
      const product = PRODUCT_FOLDERS.find((folder) => id.startsWith(`${folder}/`));
      const options = { frontMatter, product, file: sourceFile, problems };
      return { guide: toGuide(page), tab, symbols: findTabSymbols(api, tab, options) };
    }),
  );
}

/** Compiles the API tabs of guides, each a page of its own. */
export async function* compileTabs(
  tabs: readonly PlannedTab[],
  api: ApiIndex,
  { projectDirectory, pathnames }: CompileApiTabsOptions,
): AsyncGenerator<CompiledPage> {
  const renderDoc = await createRenderDoc(pathnames);
  for (const { guide, tab, symbols } of tabs) {
    const extracted = symbols.map(async ({ file, pathname }) => ({
      ...(await readApiPage(projectDirectory, file!)),
      pathname,
    }));
    yield await compileApiTab(guide, tab, await Promise.all(extracted), {
      pathnames,
      renderDoc,
      newestMinor: findNewestMinor(Object.values(api.versions)),
    });
  }
}

/** Writes the API tabs of all guides, unless the same ones are written. */
export function compileApiTabs(
  tabs: readonly PlannedTab[],
  api: ApiIndex,
  options: CompileApiTabsOptions,
): Promise<CachedPages> {
  const { projectDirectory, pathnames } = options;
  const inputs = [api.key, JSON.stringify(tabs), [...pathnames].toSorted().join('\n')];
  return cachePages({ projectDirectory, step: 'written/api-tabs', inputs }, () =>
    compileTabs(tabs, api, options),
  );
}
