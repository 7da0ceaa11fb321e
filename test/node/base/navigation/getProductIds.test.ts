import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getProductIds } from '../../../../src/node/base/navigation/getProductIds';
import { anyAddress } from '../../../shared/paths/paths';

describe('getProductIds', () => {
  it.each([
    // path, category, base id, final id
    ['/', 'null', 'null', 'null'],
    ['/x/', 'x', 'null', 'null'],
    ['/x', 'null', 'null', 'null'],
    ['/x/introduction/', 'x', 'null', 'null'],
    ['/x/common-concepts/custom-components/', 'x', 'null', 'null'],
    ['/x/migration/migration-data-grid-v6/', 'x', 'null', 'null'],
    ['/x/react-data-grid/', 'x', 'x-data-grid', 'x-data-grid'],
    ['/x/react-data-grid', 'x', 'x-data-grid', 'x-data-grid'],
    ['/x/react-data-grid/sorting/', 'x', 'x-data-grid', 'x-data-grid'],
    ['/x/react-data-grid/#demo', 'x', 'x-data-grid', 'x-data-grid'],
    ['/zh/x/react-data-grid/', 'x', 'x-data-grid', 'x-data-grid'],
    ['/x/react-date-pickers/date-picker/', 'x', 'x-date-pickers', 'x-date-pickers'],
    ['/x/react-charts/bars/', 'x', 'x-charts', 'x-charts'],
    ['/x/react-charts/?theme=dark', 'x', 'x-charts', 'x-charts'],
    ['/x/react-tree-view/rich-tree-view/items/', 'x', 'x-tree-view', 'x-tree-view'],
    ['/x/api/data-grid/data-grid/', 'x', 'null', 'x-data-grid'],
    ['/x/api/data-grid/', 'x', 'null', 'x-data-grid'],
    ['/x/api/data-grid', 'x', 'null', 'null'],
    ['/x/api/date-pickers/date-picker/', 'x', 'null', 'x-date-pickers'],
    ['/zh/x/api/charts/bar-chart/', 'x', 'null', 'x-charts'],
    ['/material-ui/react-button/', 'core', 'material-ui', 'material-ui'],
    ['/joy-ui/react-button/', 'core', 'joy-ui', 'joy-ui'],
    ['/pt/material-ui/react-button/', 'null', 'null', 'null'],
    ['/material-ui', 'null', 'null', 'null'],
    ['/base-ui/react-button/components-api/', 'core', 'base-ui', 'base-ui'],
    ['/system/', 'core', 'system', 'system'],
    ['/system', 'null', 'null', 'null'],
    ['/toolpad/', 'toolpad', 'toolpad-core', 'toolpad-core'],
    ['/toolpad/studio/', 'toolpad', 'toolpad-studio', 'toolpad-studio'],
    ['/toolpad/studio', 'toolpad', 'toolpad-core', 'toolpad-core'],
    ['/toolpad/core/introduction/', 'toolpad', 'toolpad-core', 'toolpad-core'],
    ['/docs/internal/', 'null', 'docs', 'docs'],
    ['/versions/', 'null', 'docs', 'docs'],
    ['/versions', 'null', 'null', 'null'],
    ['/production-error/?code=5', 'null', 'docs', 'docs'],
    ['/experiments/docs/callouts/', 'null', 'docs-infra', 'docs-infra'],
    ['/experiments/foo/', 'null', 'null', 'null'],
    ['/blog/some-post/', 'null', 'null', 'null'],
    // What the rules say about paths that nobody links to.
    ['', 'null', 'null', 'null'],
    ['/zh/', 'null', 'null', 'null'],
    ['/zh/x/', 'x', 'null', 'null'],
    ['/zh/x/react-charts', 'x', 'x-charts', 'x-charts'],
    ['/en/x/react-charts/', 'null', 'null', 'null'],
    ['/ZH/x/react-charts/', 'null', 'null', 'null'],
    ['/X/react-charts/', 'null', 'null', 'null'],
    ['/x/react-', 'x', 'null', 'null'],
    ['/x/react-/', 'x', 'null', 'null'],
    ['/x/react-charts#bars', 'x', 'x-charts', 'x-charts'],
    ['/x/react-charts/?a=/x/react-data-grid/', 'x', 'x-charts', 'x-charts'],
    ['/x/react-scheduler/', 'x', 'x-scheduler', 'x-scheduler'],
    ['/x/api/', 'x', 'null', 'null'],
    ['/x/api/charts/?a=1#b', 'x', 'null', 'x-charts'],
    ['/x/api/charts-pro/', 'x', 'null', 'null'],
    ['/x/introduction/#/x/api/charts/', 'x', 'null', 'null'],
    ['/material-ui/', 'core', 'material-ui', 'material-ui'],
    ['/material-ui/#a', 'core', 'material-ui', 'material-ui'],
    ['/material-ui#a/', 'null', 'null', 'null'],
    ['/zh/material-ui/', 'core', 'material-ui', 'material-ui'],
    ['/zh/toolpad/studio/', 'toolpad', 'toolpad-studio', 'toolpad-studio'],
    ['/toolpad/studios/', 'toolpad', 'toolpad-core', 'toolpad-core'],
    ['/toolpad', 'null', 'null', 'null'],
    ['/docs', 'null', 'null', 'null'],
    ['/production-error', 'null', 'null', 'null'],
    ['/experiments/docs', 'null', 'null', 'null'],
    ['/experiments/docs/', 'null', 'docs-infra', 'docs-infra'],
    ['//system/', 'core', 'system', 'system'],
    ['//toolpad/studio/', 'toolpad', 'toolpad-studio', 'toolpad-studio'],
    ['/constructor/', 'null', 'null', 'null'],
    ['/x/react-%E4%B8%AD/', 'x', 'x-%E4%B8%AD', 'x-%E4%B8%AD'],
  ])('reads %j', (path, productCategoryId, baseProductId, productId) => {
    expect(getProductIds(path)).toEqual({ productCategoryId, baseProductId, productId });
  });

  it('gives the API pages of Tree View to Tree View', () => {
    expect(getProductIds('/x/api/tree-view/rich-tree-view/')).toEqual({
      productCategoryId: 'x',
      baseProductId: 'null',
      productId: 'x-tree-view',
    });
  });

  it('does not take a query without a slash before it for a part of the id', () => {
    expect(getProductIds('/x/react-charts?theme=dark').productId).toBe('x-charts');
  });

  it('does not look for folders in the query', () => {
    expect(getProductIds('/x?back=/x/react-charts/').productId).toBe('null');
  });

  it('answers with three texts that are not empty, whatever the path', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyAddress,
          fc.string().map((rest) => `/x/react-${rest}`),
        ),
        (path) => {
          expect(Object.values(getProductIds(path)).every((id) => typeof id === 'string' && id !== '')).toBe(
            true,
          );
        },
      ),
    );
  });

  it('does not depend on the language prefix', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(getProductIds(`/zh/x${path}`)).toEqual(getProductIds(`/x${path}`));
      }),
    );
  });
});
