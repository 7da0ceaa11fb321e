import { expect, type Locator } from '@playwright/test';

export const title =
  'Two dates in the header filter between them, including both days, one date alone is a limit, and the button clears both.';

export default async function test(demo: Locator): Promise<void> {
  const subjects = demo.locator('[role="gridcell"][data-field="subject"]');
  const from = demo.getByLabel('From', { exact: true });
  const to = demo.getByLabel('To', { exact: true });
  await from.fill('2026-03-09');
  await expect(subjects).toHaveCount(4);
  await to.fill('2026-03-16');
  await expect(subjects).toHaveText(['Slow network in room 4', 'Wrong tax on invoice', 'Printer offline']);
  await demo.getByRole('button', { name: 'Clear filter' }).click();
  await expect(subjects).toHaveCount(6);
  await expect(from).toHaveValue('');
  await to.fill('2026-03-04');
  await expect(subjects).toHaveText(['Invoice sent twice', 'Login page stays blank']);
}
