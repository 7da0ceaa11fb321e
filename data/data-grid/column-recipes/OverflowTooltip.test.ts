import { expect, type Locator } from '@playwright/test';

export const title = 'The tooltip opens over text that is cut off, and not over text that fits.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const text = (id: number) => demo.locator(`[role="row"][data-id="${id}"] [data-field="notes"] div`);
  await text(2).hover();
  await expect(tooltip).toContainText('next to the old boiler.');
  await text(3).hover();
  await expect(tooltip).toHaveCount(0);
  await expect(text(3)).not.toHaveAttribute('title');
  await text(4).hover();
  await expect(tooltip).toContainText('https://transit.example/depot');
}
