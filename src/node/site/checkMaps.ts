import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../shared/languages/languages';
import type { CompiledPage } from '../../shared/page/page';
import { PRODUCT_FOLDERS } from '../../shared/products/products';
import type { PackageVersion } from '../base/packages/readPackages';
import {
  checkPageMap,
  findUnanswered,
  type MapContext,
  type MappedGuide,
  type Unanswered,
} from '../pages/legacy-anchors/checkPageMap';
import type { FactsByPathname } from '../pages/legacy-anchors/guideFacts';
import { listAnchors } from '../pages/legacy-anchors/listAnchors';
import type { PageMap } from '../pages/legacy-anchors/parsePageMap';
import type { Problem } from '../base/problems/problem';
import { loadSuiteNames } from '../checks/prose/loadDeclaredNames';
import { listElementIds } from '../base/store/listElementIds';
import { readPage } from '../base/store/siteFiles';

interface MapCheckOptions {
  projectDirectory: string;
  facts: FactsByPathname;
  /** The English guides that are checked. */
  guides: readonly { page: CompiledPage; map: PageMap }[];
  /** The names that each English guide of the site mentions, by page id. */
  mentions: Readonly<Record<string, readonly string[]>>;
  /** Pathnames of all pages of the site. Those that are no guides are in the cache already. */
  pathnames: readonly string[];
  packages: readonly PackageVersion[];
}

/** What the map of a page lacks. */
export interface MapReport extends Unanswered {
  pageId: string;
  file: string;
}

export interface MapCheck {
  problems: Problem[];
  mapped: MappedGuide[];
  reports: MapReport[];
}

/** Lists of messages and of changes quote names, and do not explain them. */
const LISTS = /\/errors$|^whats-new\//;

/** The product of a migration guide: `'migration/migration-tree-view-v7' -> 'tree-view'`. */
function getProduct(pageId: string): string | undefined {
  return PRODUCT_FOLDERS.find(
    (folder) =>
      pageId.startsWith(`${folder}/`) ||
      // The addresses of these guides say `pickers`.
      pageId.startsWith(`migration/migration-${folder.replace(/^date-/, '')}-`),
  );
}

/**
 * Finds which names guides explain: a guide of a product is complete together with the other guides of the product and
 * with those of none.
 */
function createIsExplained(mentions: MapCheckOptions['mentions']): (name: string, pageId: string) => boolean {
  const byProduct = new Map<string | undefined, Set<string>>();
  for (const [pageId, mentioned] of Object.entries(mentions).filter(([id]) => !LISTS.test(id))) {
    const product = getProduct(pageId);
    const names = byProduct.get(product) ?? new Set();
    byProduct.set(product, names);
    mentioned.forEach((name) => names.add(name));
  }
  return (name, pageId) => {
    const product = getProduct(pageId);
    const sets =
      product === undefined ? [...byProduct.values()] : [byProduct.get(product), byProduct.get(undefined)];
    return sets.some((names) => names?.has(name));
  };
}

/** The ids of the elements of all pages, by pathname; of pages that no map names an element of, none. */
async function loadIds({
  projectDirectory,
  guides,
  pathnames,
}: Pick<MapCheckOptions, 'projectDirectory' | 'guides' | 'pathnames'>): Promise<Map<string, Set<string>>> {
  const ids = new Map(pathnames.map((pathname) => [pathname, new Set<string>()]));
  for (const { page } of guides) {
    ids.set(page.pathname, new Set(listElementIds(page)));
  }
  const guidePathnames = new Set(guides.map(({ page }) => page.pathname));
  const named = guides
    .flatMap(({ map }) => listAnchors(map))
    .filter(({ href }) => href.includes('#'))
    .map(({ href }) => href.replace(/\/?#.*$/, ''))
    .filter((pathname) => ids.has(pathname) && !guidePathnames.has(pathname));
  for (const pathname of new Set(named)) {
    const page = await readPage(projectDirectory, pathname, DEFAULT_LANGUAGE);
    ids.set(pathname, new Set(listElementIds(page)));
  }
  return ids;
}

/** Checks the maps of guides against the pages of the site and the installed packages. */
export async function checkMaps({
  projectDirectory,
  facts,
  guides,
  mentions,
  pathnames,
  packages,
}: MapCheckOptions): Promise<MapCheck> {
  const isExplained = createIsExplained(mentions);
  const mapped = guides.map(({ page, map }) => ({
    pageId: page.id,
    pathname: page.pathname,
    map,
    headings: new Set(page.toc.map(({ id }) => id)),
    elementIds: listElementIds(page),
    facts: facts.get(page.pathname),
  }));
  const ids = await loadIds({ projectDirectory, guides, pathnames });
  const needsNames = mapped.some(({ map }) =>
    [...map.names.values()].some(({ value }) => value.kind === 'absent'),
  );
  // Thousands of declarations are read for them.
  const declared = needsNames ? await loadSuiteNames(projectDirectory) : new Set<string>();
  const pageIds = new Map(mapped.map(({ pathname, pageId }) => [pathname, pageId]));
  const context: MapContext = {
    pathnames,
    findIds: (pathname) => ids.get(pathname),
    isExplained: (name, { pathname }: MappedGuide) => isExplained(name, pageIds.get(pathname)!),
    isDeclared: (name) => declared.has(name),
    isInstalled: (source) => fs.existsSync(path.join(projectDirectory, 'node_modules', source)),
    versions: new Set(packages.map(({ version }) => version)),
  };
  return {
    problems: mapped.flatMap((guide) => checkPageMap(guide, context)),
    mapped,
    reports: mapped.map((guide) => ({
      pageId: guide.pageId,
      file: guide.map.file,
      ...findUnanswered(guide, context),
    })),
  };
}
