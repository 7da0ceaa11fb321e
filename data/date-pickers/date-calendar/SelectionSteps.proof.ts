import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const claim =
  'A selected year or month is partial, and opens the next view. A selected day is finish. The view can be set from outside.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await demo.getByRole('radio', { name: '2027' }).click();
  await expect(output).toHaveText('onChange: 2027-05-11, partial, undefined');
  await demo.getByRole('radio', { name: 'March' }).click();
  await expect(output).toHaveText('onChange: 2027-03-11, partial, undefined');
  await getDay(demo, 18).click();
  await expect(output).toHaveText('onChange: 2027-03-18, finish, day');
  await demo.getByRole('button', { name: 'month', exact: true }).click();
  await expect(demo.getByRole('radio', { name: 'March' })).toHaveAttribute('aria-checked', 'true');
}
