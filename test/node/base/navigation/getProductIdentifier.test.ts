import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products, suite } from '../../../../data/products';
import type { Language } from '../../../../src/shared/languages/languages';
import { getProductIdentifier } from '../../../../src/node/base/navigation/getProductIdentifier';

const DOCS_VERSION = '8.0.0-alpha.5';

function identify(productId: string, language: Language = 'en') {
  return getProductIdentifier({ productId, language, docsVersion: DOCS_VERSION, products, suite });
}

const getHrefs = (productId: string, language?: Language) =>
  identify(productId, language).versions.map(({ href }) => href);

describe('getProductIdentifier', () => {
  it.each([
    ['x-data-grid', 'MUI X', 'Data Grid', ['v8.0.0-alpha.5', 'v7', 'v6', 'v5', 'v4']],
    ['x-date-pickers', 'MUI X', 'Date Pickers', ['v8.0.0-alpha.5', 'v7', 'v6', 'v5']],
    ['x-charts', 'MUI X', 'Charts', ['v8.0.0-alpha.5', 'v7', 'v6']],
    ['x-tree-view', 'MUI X', 'Tree View', ['v8.0.0-alpha.5', 'v7', 'v6']],
    ['null', '', 'MUI X', ['v8.0.0-alpha.5', 'v7', 'v6', 'v5', 'v4']],
    ['material-ui', '', 'MUI X', ['v8.0.0-alpha.5', 'v7', 'v6', 'v5', 'v4']],
  ])('names %s and its versions', (productId, metadata, name, texts) => {
    const identifier = identify(productId);
    expect(identifier).toMatchObject({ metadata, name });
    expect(identifier.versions.map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    [
      'null',
      [
        '/x/introduction/',
        'https://mui.com/x/introduction/',
        'https://v6.mui.com/x/introduction/',
        'https://v5.mui.com/x/introduction/',
        'https://v4.mui.com/components/data-grid/',
      ],
    ],
    [
      'x-data-grid',
      [
        '/x/react-data-grid/',
        'https://mui.com/x/react-data-grid/',
        'https://v6.mui.com/x/react-data-grid/',
        'https://v5.mui.com/x/react-data-grid/',
        'https://v4.mui.com/components/data-grid/',
      ],
    ],
    [
      'x-date-pickers',
      [
        '/x/react-date-pickers/',
        'https://mui.com/x/react-date-pickers/',
        'https://v6.mui.com/x/react-date-pickers/',
        'https://v5.mui.com/x/react-date-pickers/getting-started/',
      ],
    ],
    [
      'x-charts',
      ['/x/react-charts/', 'https://mui.com/x/react-charts/', 'https://v6.mui.com/x/react-charts/'],
    ],
    [
      'x-tree-view',
      [
        '/x/react-tree-view/',
        'https://mui.com/x/react-tree-view/',
        'https://v6.mui.com/x/react-tree-view/getting-started',
      ],
    ],
  ])('links the versions of %s', (productId, hrefs) => {
    expect(getHrefs(productId)).toEqual(hrefs);
  });

  it('puts the language directly after the host', () => {
    expect(getHrefs('x-charts', 'zh')).toEqual([
      '/zh/x/react-charts/',
      'https://mui.com/zh/x/react-charts/',
      'https://v6.mui.com/zh/x/react-charts/',
    ]);
    expect(getHrefs('null', 'zh').at(-1)).toBe('https://v4.mui.com/zh/components/data-grid/');
    expect(getHrefs('x-tree-view', 'zh').at(-1)).toBe(
      'https://v6.mui.com/zh/x/react-tree-view/getting-started',
    );
  });

  it('marks the current version alone, with no flag on the others', () => {
    const [current, ...older] = identify('x-data-grid').versions;
    expect(current).toEqual({ text: 'v8.0.0-alpha.5', href: '/x/react-data-grid/', current: true });
    expect(older.every((version) => !('current' in version))).toBe(true);
  });

  it('describes the suite for any other id', () => {
    fc.assert(
      fc.property(fc.string(), (productId) => {
        fc.pre(products.every(({ id }) => id !== productId));
        expect(identify(productId)).toEqual(identify('null'));
      }),
    );
  });
});
