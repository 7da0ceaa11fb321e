import { expect, type Locator } from '@playwright/test';

export const title = 'The message is a status and the description of the field.';

export default async function test(demo: Locator): Promise<void> {
  const group = demo.getByRole('group', { name: 'Delivery (required)' });
  const status = demo.getByRole('status');
  const month = demo.getByRole('spinbutton', { name: 'Month' });
  await expect(status).toHaveText('From 1 April 2026');
  await expect(group).toHaveAttribute('aria-live', 'off');
  await expect(group).toHaveAttribute('aria-invalid', 'false');
  await month.click();
  await demo.page().keyboard.press('ArrowDown');
  await expect(status).toHaveText('Too early. Enter 1 April 2026 or later.');
  await expect(group).toHaveAccessibleDescription('Too early. Enter 1 April 2026 or later.');
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  // The attribute is on the group only.
  expect(await month.getAttribute('aria-invalid')).toBeNull();
  // Space in a section of digits writes zeros.
  await demo.page().keyboard.press('Space');
  await expect(demo.locator('input')).toHaveValue('00/15/2026');
  await expect(status).toHaveText('Enter a complete, valid date.');
}
