import { expect, type Locator } from '@playwright/test';

export const title = 'The UTC offset is before the sections, which users can still change.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiInputAdornment-positionStart')).toHaveText('UTC+2');
  await demo.getByRole('spinbutton', { name: 'Hours' }).click();
  await demo.page().keyboard.press('ArrowUp');
  await expect(demo.locator('input')).toHaveValue('08:30');
}
