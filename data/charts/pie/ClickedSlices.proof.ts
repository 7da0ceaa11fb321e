import { expect, type Locator } from '@playwright/test';

export const claim =
  'A click reports the slice, arrow keys open the tooltips of slices without reporting, and the legend hides a slice and keeps the indexes.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const slices = demo.locator('.MuiPieChart-series .MuiPieChart-arc');
  await slices.nth(1).click();
  await expect(output).toHaveText('Clicked: genres, 1, jazz, 17');

  const tooltip = demo.page().getByRole('tooltip');
  const chart = demo.getByLabel('Concerts of a festival by genre');
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText(/Rock.*31/s);
  for (let times = 0; times < 4; times += 1) {
    await chart.press('ArrowRight');
  }
  await expect(tooltip).toContainText(/Folk.*12/s);
  await chart.press('ArrowLeft');
  await expect(tooltip).toContainText(/Jazz.*17/s);
  await chart.press('Enter');
  await expect(output).toHaveText('Clicked: genres, 1, jazz, 17');

  await demo.getByRole('button', { name: 'Rock' }).click();
  await expect(slices.first()).toHaveAttribute('visibility', 'hidden');
  await slices.nth(2).click();
  await expect(output).toHaveText('Clicked: genres, 2, folk, 12');
}
