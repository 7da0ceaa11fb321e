import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid does not request rows that users pass within two seconds, only those where they stop.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  const scrollTo = (index: number) =>
    demo.locator('.MuiDataGrid-virtualScroller').evaluate((element, top) => {
      element.scrollTop = top;
    }, index * 52);
  const skeleton = (index: number) => demo.locator(`[role="row"][data-id$="row-root-${index}"]`);
  await expect(row(1001)).toBeVisible();
  await scrollTo(60);
  await expect(skeleton(61).or(row(1062))).toBeVisible();
  await scrollTo(120);
  await expect(skeleton(121)).toBeVisible();
  await scrollTo(180);
  await expect(row(1182)).toBeVisible();
  const entries = demo.getByRole('log').locator('p');
  await expect(entries.first()).toContainText('to=199');
  await expect(entries.filter({ hasText: /to=1[0-5]9/ })).toHaveCount(0);
}
