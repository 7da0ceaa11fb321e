import { describe, expect, it } from 'vitest';
import { getProductName } from '../../../../src/node/base/navigation/getProductName';

describe('getProductName', () => {
  it.each([
    ['material-ui', 'core', 'Material UI'],
    ['joy-ui', 'core', 'Joy UI'],
    ['base-ui', 'core', 'MUI Base'],
    ['system', 'core', 'MUI System'],
    ['toolpad-studio', 'toolpad', 'Toolpad Studio'],
    ['toolpad-core', 'toolpad', 'Toolpad Core'],
    ['docs-infra', 'null', 'Docs Infra'],
    ['x-data-grid', 'x', 'MUI X'],
    ['null', 'x', 'MUI X'],
    ['null', 'toolpad', 'Toolpad'],
  ])('of the product %s in the category %s', (baseProductId, productCategoryId, name) => {
    expect(getProductName({ baseProductId, productCategoryId })).toBe(name);
  });

  it.each(['null', 'docs', 'constructor', ''])(
    'is unknown for %s outside a known category',
    (baseProductId) => {
      expect(getProductName({ baseProductId, productCategoryId: 'null' })).toBeUndefined();
    },
  );
});
