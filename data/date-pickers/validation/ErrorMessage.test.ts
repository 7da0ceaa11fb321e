import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title = 'The text below the field explains the current error, and disappears with the error.';

export default async function test(demo: Locator): Promise<void> {
  const redLabel = demo.locator('label.Mui-error');
  const tooLate = demo.getByText('The exhibition closes on 29 May 2026.');
  const tooEarly = demo.getByText('The exhibition opens on 4 May 2026.');
  await expect(tooLate).toBeVisible();
  await expect(redLabel).toHaveCount(1);
  await typeDate(demo, '05032026');
  await expect(tooEarly).toBeVisible();
  await expect(tooLate).toHaveCount(0);
  await typeDate(demo, '05042026');
  await expect(tooEarly).toHaveCount(0);
  await expect(redLabel).toHaveCount(0);
}
