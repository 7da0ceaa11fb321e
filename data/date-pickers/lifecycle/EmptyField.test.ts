import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title = 'The value null empties a complete field. A partly filled field needs a new key.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const setNull = demo.getByRole('button', { name: 'Set null', exact: true });
  await typeDate(demo, '04122026');
  await expect(demo.getByText('Value: 2026-04-12')).toBeVisible();
  await setNull.click();
  await expect(input).toHaveValue('');
  await expect(demo.getByText('Value: null')).toBeVisible();

  await typeDate(demo, '0412');
  await expect(input).toHaveValue('04/12/YYYY');
  await setNull.click();
  await expect(demo.locator('label.Mui-error')).toHaveCount(1);
  await expect(input).toHaveValue('04/12/YYYY');
  await demo.getByRole('button', { name: 'Set null and a new key' }).click();
  await expect(input).toHaveValue('');
  await expect(demo.locator('label.Mui-error')).toHaveCount(0);
}
