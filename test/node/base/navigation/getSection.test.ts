import { describe, expect, it } from 'vitest';
import { getSection } from '../../../../src/node/base/navigation/getSection';
import { alpha5 } from './fixtures/alpha5';

describe('getSection', () => {
  it.each([
    ['/x/introduction', '/x/introduction-group'],
    ['/x/react-data-grid/filtering/quick-filter', '/x/react-data-grid-group'],
    ['/x/react-data-grid/components-api', '/x/react-data-grid-group'],
    ['/x/api/charts/bar-chart', '/x/react-charts-group'],
    ['/x/migration/migration-data-grid-v4', '/x/migration-group'],
  ])('of %s is the top-level entry above it', (route, section) => {
    expect(getSection(alpha5, route)).toBe(section);
  });

  it('of a page outside the menu is that of its product', () => {
    expect(getSection(alpha5, '/x/react-data-grid/prompt')).toBe('/x/react-data-grid-group');
    expect(getSection(alpha5, '/x/api/tree-view/unlisted')).toBe('/x/react-tree-view-group');
  });

  it('of a top-level page is the page', () => {
    expect(getSection([{ pathname: '/x/a' }], '/x/a')).toBe('/x/a');
  });

  it.each(['/x/customization/color', '/playground', '/', ''])('is none for %o', (route) => {
    expect(getSection(alpha5, route)).toBeUndefined();
  });
});
