import { expect, type Locator } from '@playwright/test';

export const claim =
  'Parts put together by hand draw bars and a line on axes of their own, and mark an average.';

export default async function prove(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(5);
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(1);
  await expect(demo.locator('.MuiChartsReferenceLine-root')).toContainText('Average');
  const getLabels = (axis: string) => demo.locator(`[data-axis-id="${axis}"] .MuiChartsAxis-tickLabel`);
  await expect(getLabels('temperature').last()).toHaveText('20');
  await expect(getLabels('rain').last()).toHaveText('80');
  await demo.locator('.MuiBarElement-root').nth(2).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Mar.*53.*8/s);
  await expect(demo.locator('.MuiChartsAxisHighlight-root')).toHaveCount(1);
}
