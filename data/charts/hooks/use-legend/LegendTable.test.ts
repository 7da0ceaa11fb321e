import { expect, type Locator } from '@playwright/test';

export const title =
  'Each series with a label has a row with its mark in the color of its line, its label and its last value.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.getByRole('table', { name: 'Visits in April' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toHaveText('Pool940');
  await expect(rows.nth(1)).toHaveText('Sauna290');
  await expect(rows.nth(2)).toHaveText('Gym670');
  for (const [index, id] of ['pool', 'sauna', 'gym'].entries()) {
    const line = demo.locator(`.MuiLineElement-root[data-series="${id}"]`);
    const color = (await line.getAttribute('stroke'))!;
    await expect(rows.nth(index).locator('.MuiChartsLabelMark-fill')).toHaveAttribute('fill', color);
  }
}
