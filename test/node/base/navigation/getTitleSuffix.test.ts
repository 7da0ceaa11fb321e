import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getTitleSuffix } from '../../../../src/node/base/navigation/getTitleSuffix';
import { anyAddress } from '../../../shared/paths/paths';

describe('getTitleSuffix', () => {
  it.each([
    ['/x/introduction/', ' - MUI X'],
    ['/zh/x/react-data-grid/sorting/', ' - MUI X'],
    ['/x/api/tree-view/rich-tree-view/', ' - MUI X'],
    ['/material-ui/react-button/', ' - Material UI'],
    ['/toolpad/studio/', ' - Toolpad Studio'],
    ['/experiments/docs/callouts/', ' - Docs Infra'],
  ])('of %s', (path, suffix) => {
    expect(getTitleSuffix(path)).toBe(suffix);
  });

  it.each(['/', '/versions/', '/blog/some-post/'])('is empty when the product is unknown: %s', (path) => {
    expect(getTitleSuffix(path)).toBe('');
  });

  it('accepts any string', () => {
    fc.assert(fc.property(anyAddress, (path) => /^( - .+)?$/.test(getTitleSuffix(path))));
  });
});
