import { expect, type Locator } from '@playwright/test';

export const claim = 'An empty field uses the time zone of timezone or of referenceDate.';

export default async function prove(demo: Locator): Promise<void> {
  for (const index of [1, 2]) {
    await expect(demo.getByRole('status').nth(index)).toHaveText('In UTC: null');
    await demo.getByRole('spinbutton', { name: 'Month' }).nth(index).click();
    await demo.page().keyboard.type('051320261000AM');
    await expect(demo.locator('input').nth(index)).toHaveValue('05/13/2026 10:00 AM');
    await expect(demo.getByRole('status').nth(index)).toHaveText('In UTC: 2026-05-13T01:00:00.000Z');
  }
}
