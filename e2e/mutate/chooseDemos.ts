import { suggestNames } from '../../src/node/api/apiLookup';
import type { ListedDemo } from '../../src/node/site/health/listDemos';

/**
 * The demos that somebody names: one, `charts/bars/StackedBars`, or those of a page, `charts/bars` or
 * `/x/react-charts/bars/`.
 *
 * @throws an error that says which there are
 */
export function chooseDemos(demos: readonly ListedDemo[], name = ''): ListedDemo[] {
  const wanted = name.replace(/\/$/, '');
  if (wanted === '') {
    throw new Error('Name a page or a demo: `npm run mutate -- charts/bars/StackedBars`.');
  }
  const chosen = demos.filter(({ key, address, demo }) =>
    [key, demo.pageId, address.replace(/\/$/, '')].includes(wanted),
  );
  if (chosen.length > 0) {
    return chosen;
  }
  const pageId = wanted.slice(0, Math.max(0, wanted.lastIndexOf('/')));
  const beside = demos.filter(({ demo }) => demo.pageId === pageId).map(({ demo }) => demo.name);
  const known = demos.map(({ address, demo }) => (wanted.startsWith('/') ? address : demo.pageId));
  throw new Error(
    beside.length > 0
      ? `${pageId} has no demo ${wanted.slice(pageId.length + 1)}. It has ${beside.join(', ')}.`
      : `No page with demos is ${name}. ${suggestNames(wanted, new Set(known))}`,
  );
}
