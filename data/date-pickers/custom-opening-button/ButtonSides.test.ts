import { expect, type Locator } from '@playwright/test';

export const title = 'The opening button and the clear button can be at either side of the field.';

export default async function test(demo: Locator): Promise<void> {
  const field = demo.getByRole('group', { name: 'Due' });
  const start = field.locator('.MuiInputAdornment-positionStart');
  const end = field.locator('.MuiInputAdornment-positionEnd');
  await expect(start.locator('button')).toHaveAccessibleName(/^Choose date/);
  await expect(end.locator('button')).toHaveAccessibleName('Clear');
  await demo.getByRole('button', { name: 'Opening button: end' }).click();
  await expect(start).toHaveCount(0);
  await expect(end.locator('button')).toHaveCount(2);
  await demo.getByRole('button', { name: 'Clear button: start' }).click();
  await expect(start.locator('button')).toHaveAccessibleName('Clear');
  await field.hover();
  await start.locator('button').click();
  await expect(demo.locator('input')).toHaveValue('');
}
