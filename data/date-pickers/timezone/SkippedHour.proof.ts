import { expect, type Locator } from '@playwright/test';

export const claim = 'Luxon and Moment.js change a skipped hour to the next one, and Day.js does not.';

export default async function prove(demo: Locator): Promise<void> {
  for (const [index, text] of ['02:30 AM', '03:30 AM', '03:30 AM'].entries()) {
    await expect(demo.locator('input').nth(index)).toHaveValue('03/08/2026 12:30 AM');
    await demo.getByRole('spinbutton', { name: 'Hours' }).nth(index).click();
    await demo.page().keyboard.type('02');
    await expect(demo.locator('input').nth(index)).toHaveValue(`03/08/2026 ${text}`);
  }
  await expect(demo.getByText('Value: 2026-03-08T07:30:00.000Z')).toHaveCount(2);
}
