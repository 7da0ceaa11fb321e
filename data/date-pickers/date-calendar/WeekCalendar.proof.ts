import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const claim = 'A click on any day selects its week, also across the end of a month.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await expect(output).toHaveText('Week: 10 May – 16 May');
  await expect(demo.locator('[data-in-week]')).toHaveCount(7);
  await getDay(demo, 22).click();
  await expect(output).toHaveText('Week: 17 May – 23 May');
  await expect(demo.locator('[data-in-week]').first()).toHaveText('17');
  await demo.getByRole('button', { name: 'Previous month' }).click();
  await expect(demo.getByRole('grid', { name: 'April 2026' })).toBeVisible();
  await getDay(demo, 29).last().click();
  await expect(output).toHaveText('Week: 26 April – 2 May');
}
