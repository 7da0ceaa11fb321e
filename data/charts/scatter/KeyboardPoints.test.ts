import { expect, type Locator } from '@playwright/test';

export const title =
  'Arrow keys move through the points in the order of the sorted data, show their tooltip and an outline, and stop at the end.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const chart = demo.getByLabel(/Larger shops earn more/);
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText('Quay: 62 m², 41 k€');
  await expect(demo.locator('.MuiScatterChart-focusedMark')).toHaveCount(1);
  for (const shop of ['Station', 'Old town', 'Mall']) {
    await chart.press('ArrowRight');
    await expect(tooltip).toContainText(shop);
  }
  // The last point: a further key stays there.
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText('Mall: 160 m², 112 k€');
  await chart.press('ArrowLeft');
  await expect(tooltip).toContainText('Old town: 120 m², 78 k€');
}
