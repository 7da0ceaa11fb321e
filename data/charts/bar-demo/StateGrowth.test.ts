import { expect, type Locator } from '@playwright/test';

export const title =
  'Four charts with a name and a description each have the same value range, and each has its own tooltip.';

export default async function test(demo: Locator): Promise<void> {
  for (const name of ['California', 'Texas', 'Florida', 'New York']) {
    await expect(demo.getByText(name, { exact: true })).toBeVisible();
  }
  const california = demo.getByLabel(/^California: from 10\.6 million/).locator('.MuiBarElement-root');
  const florida = demo.getByLabel(/^Florida: from 2\.8 million/).locator('.MuiBarElement-root');
  await expect(california).toHaveCount(8);
  const ratio = async () =>
    Number(await florida.last().getAttribute('height')) /
    Number(await california.last().getAttribute('height'));
  await expect.poll(ratio).toBeCloseTo(21.5 / 39.5, 1);
  await florida.last().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/2020.*Millions.*21\.5/s);
}
