import { describe, expect, it } from 'vitest';
import { navigation } from '../../data/navigation';
import { products, suite } from '../../data/products';
import { findActiveEntry } from '../../src/node/base/navigation/findActiveEntry';
import { getNeighbours } from '../../src/node/base/navigation/getNeighbours';
import { getSection } from '../../src/node/base/navigation/getSection';
import { API_TABS, getTabPathname } from '../../src/shared/page/docsTabs';
import { getProductIdentifier } from '../../src/node/base/navigation/getProductIdentifier';
import { getProductIds } from '../../src/node/base/navigation/getProductIds';
import { getTitleSuffix } from '../../src/node/base/navigation/getTitleSuffix';

const TABS = products.flatMap(({ id, pathname }) =>
  API_TABS.map((tab) => ({ id, pathname, tab: getTabPathname(pathname, tab) })),
);

/** The tabs of a page are the page to everything around it, in the real menu. */
describe.each(TABS)('$tab', ({ id, pathname, tab }) => {
  it('has the active entry, the parents and the menu of its page', () => {
    const { active, parents } = findActiveEntry(navigation, pathname);
    expect(active?.pathname).toBe(pathname);
    expect(findActiveEntry(navigation, tab)).toEqual({ active, parents });
    expect(getSection(navigation, tab)).toBe(getSection(navigation, pathname));
  });

  it('has the neighbours of its page', () => {
    expect(getNeighbours(navigation, tab)).toEqual(getNeighbours(navigation, pathname));
  });

  it('belongs to the product', () => {
    expect(getProductIds(`/zh${tab}/`).productId).toBe(id);
    expect(getTitleSuffix(`${tab}/`)).toBe(' - MUI X');
    const options = { productId: id, language: 'en', docsVersion: '8.0.0', products, suite } as const;
    expect(getProductIdentifier(options).versions.length).toBeGreaterThan(0);
  });
});
