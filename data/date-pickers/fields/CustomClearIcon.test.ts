import { expect, type Locator } from '@playwright/test';

export const title = 'The button has its own icon and name, is before the time and clears it.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const start = demo.locator('.MuiInputAdornment-positionStart');
  const clear = start.getByRole('button', { name: 'Remove alarm' });
  await expect(input).toHaveValue(/30/);
  // The bin. The default icon is a cross, and production builds have no test ids.
  await expect(clear.locator('path')).toHaveAttribute('d', /^M6 19c/);
  await demo.getByRole('group', { name: 'Alarm' }).hover();
  await clear.click();
  await expect(input).toHaveValue('');
  await expect(clear).toHaveCount(0);
}
