import { expect, type Locator } from '@playwright/test';

export const title = 'Only changed cells are marked, and restoring the old value removes the mark.';

export default async function test(demo: Locator): Promise<void> {
  const hours = demo.locator('[role="row"][data-id="2"] [data-field="hours"]');
  const edited = demo.locator('.edited');
  const edit = async (text: string) => {
    await hours.dblclick();
    await hours.locator('input').fill(text);
    await hours.locator('input').press('Enter');
    await expect(hours.locator('input')).toHaveCount(0);
  };
  await expect(edited).toHaveCount(0);
  await edit('4');
  await expect(edited).toHaveCount(1);
  await expect(edited).toHaveAttribute('data-field', 'hours');
  await edit('1');
  await expect(edited).toHaveCount(0);
}
