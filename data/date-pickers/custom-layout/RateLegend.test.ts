import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar } from '../../../e2e/demos/dateSteps';

export const title = 'A legend is above the calendar and explains the mark of weekend days.';

export default async function test(demo: Locator): Promise<void> {
  const popup = await openCalendar(demo);
  const legend = popup.locator('.MuiPickersLayout-contentWrapper > div').first();
  await expect(legend).toHaveText(/\S/);
  const [top, grid] = await Promise.all([legend.boundingBox(), popup.getByRole('grid').boundingBox()]);
  expect(top!.y + top!.height).toBeLessThanOrEqual(grid!.y);
  await expect(getDay(popup, 16)).toHaveCSS('border-bottom-width', '3px');
  await expect(getDay(popup, 18)).not.toHaveCSS('border-bottom-width', '3px');
  await getDay(popup, 16).click();
  await expect(demo.locator('input')).toHaveValue('05/16/2026');
}
