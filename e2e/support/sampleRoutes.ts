import { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES, type Language } from '../../src/shared/languages';
import { getPathInfo } from '../../src/shared/paths/getPathInfo';
import { listPageSources } from './listPageSources';

/** How many pages a sample has at most; each is opened on two screens. */
export const SAMPLE_SIZE = 24;

/** One page of each kind, in both languages: visited in every run. */
export const SAMPLE = [
  // The landing page, health, search.
  '/x/',
  '/x/health/',
  '/x/search/',
  // API: index, component, interface, and both tabs of a guide.
  '/x/api/charts/',
  '/x/api/charts/bar-chart/',
  '/x/api/data-grid/grid-api/',
  '/x/react-charts/components-api/',
  '/zh/x/react-tree-view/hooks-api/',
  // Guides: without a product, of each product, of errors, of events, of a migration.
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/migration/migration-tree-view-v7/',
  '/x/react-charts/bars/',
  '/x/react-charts/errors/',
  '/x/react-data-grid/column-definition/',
  '/x/react-data-grid/events/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-tree-view/simple-tree-view/items/',
  '/zh/x/introduction/',
  '/zh/x/react-data-grid/column-definition/',
];

/** `'data/charts/bars/bars.zh.md' -> 'zh'` */
function fileToLanguage(file: string): Language {
  return PREFIXED_LANGUAGES.find((language) => file.endsWith(`.${language}.md`)) ?? DEFAULT_LANGUAGE;
}

/** True when a file that only this page is made of has changed. */
function isTouched(route: string, changedFiles: readonly string[]): boolean {
  const { userLanguage } = getPathInfo(route);
  return listPageSources(route)
    .filter((source) => source.startsWith('data/'))
    .some((folder) =>
      changedFiles.some(
        (file) =>
          file.startsWith(`${folder}/`) &&
          !file.endsWith('.proof.ts') &&
          (!file.endsWith('.md') || fileToLanguage(file) === userLanguage),
      ),
    );
}

/**
 * Chooses the pages of a run: one of each kind, then those whose own files have changed.
 *
 * @throws where the sample names a page that the site has not
 */
export function sampleRoutes(routes: readonly string[], changedFiles: readonly string[]): string[] {
  const missing = SAMPLE.filter((route) => !routes.includes(route));
  if (missing.length > 0) {
    throw new Error(
      `e2e/support/sampleRoutes.ts: the build has no ${missing.join(', ')}. Write another page of the same kind.`,
    );
  }
  const touched = routes.filter((route) => isTouched(route, changedFiles));
  const chosen = new Set([...new Set([...SAMPLE, ...touched])].slice(0, SAMPLE_SIZE));
  return routes.filter((route) => chosen.has(route));
}
