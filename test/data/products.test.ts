import { describe, expect, it } from 'vitest';
import { navigation } from '../../data/navigation';
import { products } from '../../data/products';
import manifest from '../../package.json';
import { getGroupProductId } from '../../src/node/base/navigation/getGroupProductId';
import { getReadingOrder } from '../../src/node/base/navigation/getReadingOrder';
import { getProductIds } from '../../src/node/base/navigation/getProductIds';
import { pageIdToPathname } from '../../src/shared/paths/pageIdToPathname';
import { PRODUCT_FOLDERS } from '../../src/shared/products/products';
import { getBuildTranslations } from '../../src/node/base/texts/buildTranslations';

describe('the products', () => {
  it('have one record a folder, in the order of the menu', () => {
    expect(products.map(({ folder }) => folder)).toEqual([...PRODUCT_FOLDERS]);
    expect(products.map(({ id }) => id)).toEqual(navigation.map(getGroupProductId).filter(Boolean));
  });

  it.each(products)(
    '$name: the address, the folder and the id belong together',
    ({ id, folder, pathname, apiPathname }) => {
      expect(pageIdToPathname(`${folder}/overview`)).toBe(pathname);
      expect(getProductIds(`${pathname}/`).productId).toBe(id);
      expect(getProductIds(`${apiPathname}/anything/`).productId).toBe(id);
      expect(getReadingOrder(navigation).map((entry) => entry.pathname)).toContain(pathname);
    },
  );

  it.each(products)('$name: is called as in the menu, and by a Chinese name in Chinese', ({ id }) => {
    const section = navigation.find((entry) => getGroupProductId(entry) === id);
    expect(getBuildTranslations().en).toHaveProperty(['products', id], section?.title);
    expect(getBuildTranslations().zh).toHaveProperty(
      ['products', id],
      expect.stringMatching(/^\p{Script=Han}+$/u),
    );
  });

  it.each(products)('$name: its packages are installed', ({ packageName, paidPackages, localeModule }) => {
    const installed = Object.keys(manifest.dependencies);
    expect(installed).toEqual(expect.arrayContaining([packageName, ...paidPackages]));
    expect([undefined, `${packageName}/locales`]).toContain(localeModule);
  });
});
