import { expect, type Locator } from '@playwright/test';

export const title =
  'Two lines divide the chart into four named quadrants, each task is named and in its quadrant, and arrow keys open its tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const lines = demo.locator('.MuiChartsReferenceLine-line');
  await expect(lines).toHaveCount(2);
  const [vertical, horizontal] = [(await lines.nth(0).boundingBox())!, (await lines.nth(1).boundingBox())!];
  const place = async (name: string) => {
    const { x, y, width } = (await demo.locator('text', { hasText: new RegExp(`^${name}$`) }).boundingBox())!;
    return `${y < horizontal.y ? 'top' : 'bottom'} ${x + width / 2 < vertical.x ? 'left' : 'right'}`;
  };
  for (const [quadrant, names] of [
    ['top left', ['Quick wins', 'Export', 'Dark mode']],
    ['top right', ['Projects', 'Search', 'Offline use']],
    ['bottom left', ['Fill-ins', 'New logo']],
    ['bottom right', ['Leave', 'Rewrite']],
  ] as const) {
    for (const name of names) {
      expect(await place(name)).toBe(quadrant);
    }
  }
  const chart = demo.getByLabel(/quick wins/);
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(demo.page().getByRole('tooltip')).toContainText('Search: effort 6.5, benefit 8');
}
