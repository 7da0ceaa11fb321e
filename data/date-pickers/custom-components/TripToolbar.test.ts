import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'The custom toolbar receives the city and the format, shows the value, and its button switches the view.';

export default async function test(demo: Locator): Promise<void> {
  const toolbar = demo.locator('.MuiPickersLayout-toolbar');
  await expect(toolbar).toContainText('Trip to Porto');
  await expect(toolbar).toContainText('Choose a day');
  await getDay(demo, 20).click();
  await expect(toolbar).toContainText('Wed, 20 May 2026');
  await toolbar.getByRole('button', { name: 'Years' }).click();
  await demo.getByRole('radio', { name: '2027' }).click();
  await expect(toolbar).toContainText('Thu, 20 May 2027');
  await toolbar.getByRole('button', { name: 'Years' }).click();
  await expect(demo.getByRole('radio', { name: '2027' })).toBeVisible();
  await toolbar.getByRole('button', { name: 'Days' }).click();
  await expect(demo.getByRole('grid')).toBeVisible();
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(toolbar).toContainText('Choose a day');
}
