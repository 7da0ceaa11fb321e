import { expect, type Locator } from '@playwright/test';

export const title =
  'After an edit, the grid requests the groups and the rows of the edited group, and shows the new totals.';

export default async function test(demo: Locator): Promise<void> {
  const cell = (id: string) => demo.locator(`[role="row"][data-id="${id}"] [data-field="total"]`);
  const entries = demo.getByRole('log').locator('p');
  await demo.locator('[role="row"][data-id="Spain"]').getByRole('button').click();
  await expect(cell('1003')).toHaveText('204');
  await expect(cell('Spain')).toHaveText('399');
  await expect(entries).toHaveCount(2);
  await cell('1003').dblclick();
  await cell('1003').getByRole('spinbutton').fill('304');
  await demo.page().keyboard.press('Enter');
  await expect(cell('1003')).toHaveText('304');
  await expect(cell('Spain')).toHaveText('499');
  await expect(entries).toHaveCount(5);
  await expect(entries.filter({ hasText: 'PUT /sales/1003' })).toHaveCount(1);
  await expect(entries.filter({ hasText: 'group=country&aggregate=total.sum' })).toHaveCount(2);
  await expect(entries.filter({ hasText: 'country.is=Spain' })).toHaveCount(2);
}
