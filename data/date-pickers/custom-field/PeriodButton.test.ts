import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'A button shows the range, opens the calendar and gets the focus back. Another button clears it.';

export default async function test(demo: Locator): Promise<void> {
  const button = demo.locator('button[aria-haspopup="dialog"]');
  const popup = demo.page().getByRole('dialog');
  await expect(button).toHaveText('Period: 4 May – 8 May');
  await button.press('Enter');
  await expect(popup).toHaveAccessibleName('Period');
  await expect(popup.locator(':focus')).toHaveCount(1);
  await getDay(popup, 18).click();
  await getDay(popup, 22).click();
  await expect(popup).toBeHidden();
  await expect(button).toHaveText('Period: 18 May – 22 May');
  await expect(button).toBeFocused();
  await demo.getByRole('button').last().click();
  await expect(button).toHaveText('Period: any');
  await expect(demo.getByRole('button')).toHaveCount(1);
}
