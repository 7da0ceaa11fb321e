import { expect, type Locator } from '@playwright/test';

export const title = 'The tooltip of a bar shows its formatted value and a note from the data of the room.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const bars = demo.locator('.MuiBar-element');
  await bars.nth(1).hover();
  await expect(tooltip).toContainText(/Library: 21 hours.*Projector out of order/s);
  await bars.nth(0).hover();
  await expect(tooltip).toContainText(/Atrium: 38 hours.*Booked until Friday/s);
  await expect(tooltip).not.toContainText('Projector');
}
