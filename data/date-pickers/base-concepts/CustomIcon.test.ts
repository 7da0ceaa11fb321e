import { expect, type Locator } from '@playwright/test';

export const title = 'A slot replaces the icon of the opening button, and slot props set its color.';

export default async function test(demo: Locator): Promise<void> {
  const button = demo.getByRole('button');
  // The shape of FlightTakeoff.
  await expect(button.locator('path')).toHaveAttribute('d', /^M2\.5 19h19v2/);
  await expect(button).toHaveClass(/MuiIconButton-colorPrimary/);
  await button.click();
  const popup = demo.page().getByRole('dialog', { name: 'Departure' });
  await expect(popup).toBeVisible();
  await demo.page().keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
}
