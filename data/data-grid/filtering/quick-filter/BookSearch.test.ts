import { expect, type Locator } from '@playwright/test';

export const title =
  'Each word must match one of the columns: a part of a text or of a label in any case, or a whole number.';

export default async function test(demo: Locator): Promise<void> {
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  const field = demo.getByRole('searchbox', { name: 'Search' });
  await expect(titles).toHaveCount(6);
  await demo.getByRole('button', { name: 'Search' }).click();
  await expect(field).toBeFocused();
  await field.fill('bront 1847');
  await expect(titles).toHaveText(['Jane Eyre', 'Wuthering Heights']);
  await field.fill('EMILY 1847');
  await expect(titles).toHaveText(['Wuthering Heights']);
  await field.fill('FREN');
  await expect(titles).toHaveText(['Les Misérables', 'Germinal']);
  await field.fill('184');
  await expect(titles).toHaveCount(0);
  await field.fill('emily');
  await expect(titles).toHaveText(['Wuthering Heights']);
  await field.fill('emily zola');
  await expect(titles).toHaveCount(0);

  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(titles).toHaveCount(6);
  await field.press('Escape');
  await expect(demo.getByRole('button', { name: 'Search' })).toBeFocused();
}
