import { describe, expect, it } from 'vitest';
import { findMarked } from '../../../../src/node/pages/widgets/MarkedPages';
import type { NavigationEntry } from '../../../../src/shared/navigation/navigation';

const CHARTS: NavigationEntry = {
  pathname: '/x/react-charts-group',
  title: 'Charts',
  children: [
    {
      pathname: '/x/react-charts-pro',
      plan: 'pro',
      newFeature: true,
      children: [{ pathname: '/x/react-charts/sankey', unstable: true }],
    },
    { pathname: '/x/react-charts/#future', planned: true },
  ],
};

describe('findMarked', () => {
  it('finds pages and groups, with the plan of the group above', () => {
    const [found] = findMarked([CHARTS], 'unstable', new Set(['/x/react-charts/sankey']));
    expect(found).toMatchObject({ section: CHARTS, plan: 'pro', isPage: true });
    expect(findMarked([CHARTS], 'newFeature', new Set()).map(({ entry }) => entry.pathname)).toEqual([
      '/x/react-charts-pro',
    ]);
  });

  it('knows what is no page yet', () => {
    expect(findMarked([CHARTS], 'planned', new Set(['/x/react-charts']))).toMatchObject([
      { isPage: false, plan: undefined },
    ]);
  });
});
