import { expect, type Locator } from '@playwright/test';

export const title =
  'The line above the field shows the role, name and value of the focused element after each key.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  const [forward, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  // Other demos of the page show calendars too.
  const popup = page.getByRole('dialog', { name: 'Interview' });
  const expectFocus = (focus: string) => expect(demo.locator('output')).toHaveText(`Focus: ${focus}`);
  const press = async (key: string, focus: string) => {
    await page.keyboard.press(key);
    await expectFocus(focus);
  };
  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await expectFocus('spinbutton, Month, April');
  await press('ArrowRight', 'spinbutton, Day, 15th');
  await press('ArrowLeft', 'spinbutton, Month, April');
  await press('Tab', 'button, Choose date, selected date is Apr 15, 2026');
  await press('Enter', 'gridcell, 15');
  await press(forward, 'gridcell, 16');
  await press(back, 'gridcell, 15');
  await press('ArrowDown', 'gridcell, 22');
  await press('Home', 'gridcell, 19');
  await press('End', 'gridcell, 25');
  await press('PageUp', 'gridcell, 25');
  await expect(popup.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await press('PageDown', 'gridcell, 25');
  await expect(popup.getByRole('grid', { name: 'April 2026' })).toBeVisible();
  await press('Enter', 'option, 10 hours');
  await press('ArrowDown', 'option, 11 hours');
  await press('Enter', 'option, 30 minutes');
  await press('PageDown', 'option, 55 minutes');
  await press('Escape', 'button, Choose date, selected date is Apr 25, 2026');
  await expect(demo.locator('input')).toHaveValue(/04\/25\/2026/);
  await expect(demo.locator('input')).toHaveValue(/11:30/);
}
