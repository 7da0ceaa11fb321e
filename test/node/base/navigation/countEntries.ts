import type { NavigationEntry } from '../../../../src/shared/navigation/navigation';
import { flattenEntries } from './flattenEntries';

/** The totals of a menu: entries by kind and by mark. */
export function countEntries(entries: readonly NavigationEntry[]) {
  const all = flattenEntries(entries);
  const groups = all.filter(({ children }) => children?.length);
  const leaves = all.filter(({ children }) => !children?.length);
  const internal = leaves.filter(({ pathname }) => pathname.startsWith('/'));
  const api = internal.filter(({ pathname }) => pathname.startsWith('/x/api/'));
  return {
    entries: all.length,
    groups: groups.length,
    leaves: leaves.length,
    internal: internal.length,
    api: api.length,
    docs: leaves.length - api.length,
    pathnames: new Set(all.map(({ pathname }) => pathname)).size,
    pro: all.filter(({ plan }) => plan === 'pro').length,
    premium: all.filter(({ plan }) => plan === 'premium').length,
    newFeature: all.filter(({ newFeature }) => newFeature).length,
    planned: all.filter(({ planned }) => planned).length,
    unstable: all.filter(({ unstable }) => unstable).length,
  };
}

/** Leaves of a tree by product: the index of its API pages, the components and the interfaces. */
export function countApiEntries(entries: readonly NavigationEntry[], product: string) {
  const prefix = `/x/api/${product}`;
  const groups = flattenEntries(entries).filter(({ children }) => children?.length);
  const count = (list: readonly NavigationEntry[]) =>
    flattenEntries(list).filter(({ pathname, children }) => !children && pathname.startsWith(`${prefix}/`))
      .length;
  const interfaceGroups = groups.filter(({ subheader }) => subheader === 'Interfaces');
  const interfaces = count(interfaceGroups);
  const index = flattenEntries(entries).filter(({ pathname }) => pathname === prefix).length;
  return { index, components: count(entries) - interfaces, interfaces };
}
