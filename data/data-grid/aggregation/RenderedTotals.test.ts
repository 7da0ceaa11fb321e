import { expect, type Locator } from '@playwright/test';

export const title =
  'The average is rendered like a score, and the number of products, which is no score, as text.';

export default async function test(demo: Locator): Promise<void> {
  const total = demo.locator('[data-id="auto-generated-group-footer-root"] [data-field="score"]');
  await expect(total).toHaveText('70 %');
  await expect(total.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '70');

  const score = demo.getByRole('columnheader', { name: 'Score' });
  await score.hover();
  await score.getByRole('button', { name: 'Score column menu' }).click();
  await demo.page().getByRole('combobox', { name: 'Aggregation' }).click();
  await demo.page().getByRole('option', { name: 'size' }).click();
  await expect(total).toHaveText('4 products');
  await expect(total.getByRole('progressbar')).toHaveCount(0);
}
