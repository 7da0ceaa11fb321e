import { expect, type Locator } from '@playwright/test';

export const claim =
  'Adornments stand beside the sections. A read-only field can be focused but not changed.';

export default async function prove(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const inputs = demo.locator('input');
  await expect(demo.getByText('UTC+2')).toBeVisible();
  const departure = demo.getByRole('group', { name: 'Departure' });
  await departure.getByRole('spinbutton', { name: 'Hours' }).click();
  await keyboard.press('ArrowUp');
  await expect(inputs.first()).toHaveValue('08:30');

  const boarding = demo.getByRole('group', { name: 'Boarding' }).getByRole('spinbutton', { name: 'Hours' });
  await boarding.click();
  await expect(boarding).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('Delete');
  await expect(inputs.nth(1)).toHaveValue('07:30');
  await expect(
    demo.getByRole('group', { name: 'Arrival' }).getByRole('spinbutton', { name: 'Hours' }),
  ).toHaveAttribute('aria-disabled', 'true');
}
