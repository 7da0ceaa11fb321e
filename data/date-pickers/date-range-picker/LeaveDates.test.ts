import { expect, type Locator } from '@playwright/test';

export const title =
  'Users type both dates into one field, or select the start and the end in the calendar. The popup closes after the end.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  await demo.getByRole('spinbutton', { name: 'Month' }).first().click();
  await demo.page().keyboard.type('0601202606122026');
  await expect(input).toHaveValue('06/01/2026 – 06/12/2026');

  await demo.getByRole('button', { name: /^Choose range/ }).click();
  const june = demo.page().getByRole('dialog').getByRole('grid', { name: 'June 2026' });
  await expect(june).toBeVisible();
  await june.getByRole('gridcell', { name: '8', exact: true }).click();
  await expect(input).toHaveValue('06/08/2026 – 06/12/2026');
  await expect(june).toBeVisible();
  await june.getByRole('gridcell', { name: '19', exact: true }).click();
  await expect(june).toBeHidden();
  await expect(input).toHaveValue('06/08/2026 – 06/19/2026');
}
