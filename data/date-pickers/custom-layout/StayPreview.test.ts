import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title = 'A pane between the calendar and the buttons shows the price of the selected days.';

export default async function test(demo: Locator): Promise<void> {
  await demo.getByRole('button', { name: /^Choose range/ }).click();
  const popup = demo.page().getByRole('dialog');
  const price = popup.getByRole('status');
  await expect(price).toHaveText(/3.*€360$/);
  await getDay(popup, 12).click();
  await getDay(popup, 16).click();
  await expect(price).toHaveText(/4.*€480$/);
  const buttons = popup.locator('.MuiPickersLayout-actionBar button');
  const [pane, button] = await Promise.all([price.boundingBox(), buttons.last().boundingBox()]);
  expect(pane!.y + pane!.height).toBeLessThanOrEqual(button!.y);
  await buttons.last().click();
  await expect(popup).toBeHidden();
  await expect(demo.locator('input')).toHaveValue('05/12/2026 – 05/16/2026');
}
