import { expect, type Locator } from '@playwright/test';

export const title = 'One list offers a time every half hour of the day, and users select one of them.';

export default async function test(demo: Locator): Promise<void> {
  const options = demo.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(48);
  await expect(options.nth(0)).toHaveText('12:00 AM');
  await expect(options.nth(1)).toHaveText('12:30 AM');
  await expect(options.nth(47)).toHaveText('11:30 PM');
  await expect(options.nth(21)).toHaveAttribute('aria-selected', 'true');
  await options.nth(22).click();
  await expect(options.nth(22)).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(21)).toHaveAttribute('aria-selected', 'false');
}
