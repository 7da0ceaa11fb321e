import { expect, type Locator } from '@playwright/test';

export const title =
  'The clock face is in the page, next to a toolbar that contains the time with AM and PM.';

export default async function test(demo: Locator): Promise<void> {
  const clock = demo.locator('.MuiClock-clock');
  const toolbar = demo.locator('.MuiTimePickerToolbar-root');
  await expect(clock).toBeVisible();
  const clockBox = (await clock.boundingBox())!;
  const toolbarBox = (await toolbar.boundingBox())!;
  expect(toolbarBox.y).toBeLessThan(clockBox.y + clockBox.height);
  expect(clockBox.y).toBeLessThan(toolbarBox.y + toolbarBox.height);
  await toolbar.getByRole('button', { name: 'PM' }).click();
  await expect(demo.getByRole('listbox')).toHaveAccessibleName(/09:30 PM/);
  await expect(demo.getByRole('button', { name: 'OK' })).toHaveCount(0);
}
