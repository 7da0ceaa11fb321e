import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageIdToPathname } from '../../../src/shared/paths/pageIdToPathname';
import { pathnameToPageId } from '../../../src/shared/paths/pathnameToPageId';
import { PRODUCT_FOLDERS } from '../../../src/shared/products/products';

const PAIRS = [
  ['landing', '/x'],
  ['introduction/overview', '/x/introduction'],
  ['introduction/installation', '/x/introduction/installation'],
  ['data-grid/overview', '/x/react-data-grid'],
  ['data-grid/filtering', '/x/react-data-grid/filtering'],
  ['data-grid/filtering/quick-filter', '/x/react-data-grid/filtering/quick-filter'],
  ['data-grid/editing/overview', '/x/react-data-grid/editing/overview'],
  ['tree-view/simple-tree-view/items', '/x/react-tree-view/simple-tree-view/items'],
  ['charts/react-charts', '/x/react-charts/react-charts'],
  ['common-concepts/custom-components', '/x/common-concepts/custom-components'],
  ['migration/migration-data-grid-v7', '/x/migration/migration-data-grid-v7'],
  ['guides/telemetry', '/x/guides/telemetry'],
  ['customization/color', '/x/customization/color'],
] as const;

describe('pageIdToPathname and pathnameToPageId', () => {
  it.each(PAIRS)('%s <-> %s', (pageId, pathname) => {
    expect(pageIdToPathname(pageId)).toBe(pathname);
    expect(pathnameToPageId(pathname)).toBe(pageId);
  });

  it.each([
    ['an API page', '/x/api/data-grid/data-grid'],
    ['an API index', '/x/api/data-grid'],
    ['a file', '/x/llms.txt'],
    ['an anchor', '/x/react-charts/#planned-charts'],
    ['a product without its prefix', '/x/data-grid'],
    ['a page of a product without its prefix', '/x/data-grid/filtering'],
    ['an overview by its folder', '/x/introduction/overview'],
    ['an overview of a product by its folder', '/x/react-data-grid/overview'],
    ['a trailing slash', '/x/introduction/'],
    ['a language prefix', '/zh/x/introduction'],
    ['capitals', '/x/Introduction'],
    ['a way out of the folder', '/x/../secrets'],
    ['a path outside the documentation', '/material-ui/react-button'],
    ['a name that only begins like the documentation', '/xylophone/keys'],
    ['the root', '/'],
    ['nothing', ''],
  ])('names no page: %s', (_, pathname) => {
    expect(pathnameToPageId(pathname)).toBeUndefined();
  });

  const name = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6})?$/);
  const section = fc.oneof(name, fc.constantFrom(...PRODUCT_FOLDERS)).filter((text) => text !== 'api');
  const pageId = fc
    .tuple(section, fc.array(name, { minLength: 1, maxLength: 3 }))
    .map(([first, rest]) => [first, ...rest].join('/'));

  it('goes from a page to its route and back', () => {
    fc.assert(
      fc.property(pageId, (id) => {
        // `react-charts/bars` would have the route of `charts/bars`.
        fc.pre(!PRODUCT_FOLDERS.some((folder) => id.startsWith(`react-${folder}/`)));
        expect(pathnameToPageId(pageIdToPathname(id))).toBe(id);
      }),
    );
  });

  it('accepts any string', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(pageIdToPathname(text)).toMatch(/^\/x\//);
        const found = pathnameToPageId(text);
        expect(found === undefined || pageIdToPathname(found) === text).toBe(true);
      }),
    );
  });
});
