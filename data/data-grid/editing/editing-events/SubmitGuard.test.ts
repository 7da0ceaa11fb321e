import { expect, type Locator } from '@playwright/test';

export const title =
  'The button is disabled while a cell is in edit mode, until users save or discard the edit.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const submit = demo.getByRole('button', { name: 'Submit order' });
  const pots = demo.locator('[role="row"][data-id="1"] [data-field="pots"]');
  await expect(submit).toBeEnabled();
  await pots.dblclick();
  await expect(submit).toBeDisabled();
  await pots.locator('input').press('Escape');
  await expect(submit).toBeEnabled();
  await pots.dblclick();
  await expect(submit).toBeDisabled();
  await pots.locator('input').fill('13');
  await page.keyboard.press('Enter');
  await expect(submit).toBeEnabled();
  await expect(pots).toHaveText('13');
  await pots.dblclick();
  await expect(submit).toBeDisabled();
  await demo.locator('[role="row"][data-id="3"] [data-field="name"]').click();
  await expect(submit).toBeEnabled();
}
