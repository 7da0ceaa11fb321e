import { expect, type Locator } from '@playwright/test';

export const title =
  'A read-only field can be focused but not changed, and a disabled field cannot be focused.';

export default async function test(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const getHours = (label: string) =>
    demo.getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Hours' });
  const boarding = getHours('Boarding');
  await boarding.click();
  await expect(boarding).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('Delete');
  await expect(demo.locator('input').first()).toHaveValue('07:30');
  await expect(getHours('Arrival')).toHaveAttribute('aria-disabled', 'true');
  await keyboard.press('Tab');
  await expect(getHours('Arrival')).not.toBeFocused();
}
