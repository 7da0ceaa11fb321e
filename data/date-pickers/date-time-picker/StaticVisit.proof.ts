import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const claim =
  'The static picker shows the date, then the time. In the desktop layout it has no toolbar, and tabs only if you show them.';

export default async function prove(demo: Locator): Promise<void> {
  const grid = demo.getByRole('grid');
  const next = demo.getByRole('button', { name: 'Next', exact: true });
  await expect(demo.getByText('Select date & time')).toBeVisible();
  await getDay(demo, 13).click();
  await expect(grid).toBeVisible();
  await next.click();
  await expect(grid).toHaveCount(0);
  await demo.getByRole('option', { name: '10 hours' }).click();
  await demo.getByRole('tab', { name: 'pick date' }).click();
  await expect(getDay(demo, 13)).toHaveAttribute('aria-selected', 'true');

  await demo.getByRole('button', { name: 'landscape' }).click();
  await expect(demo.locator('.MuiPickersLayout-landscape').first()).toBeVisible();

  await demo.getByRole('button', { name: 'desktop' }).click();
  await expect(demo.getByText('Select date & time')).toHaveCount(0);
  await next.click();
  await expect(grid).toHaveCount(0);
  await demo.getByRole('tab', { name: 'pick date' }).click();
  await expect(grid).toBeVisible();
}
