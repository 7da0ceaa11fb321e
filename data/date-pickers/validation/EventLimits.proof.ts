import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const claim =
  'The evening of a day between the limits is valid with minDateTime and maxDateTime, and an error with maxTime.';

export default async function prove(demo: Locator): Promise<void> {
  const helper = (text: string) => demo.getByText(text, { exact: true });
  await expect(helper('Valid')).toBeVisible();
  await demo.getByRole('button', { name: 'Every day' }).click();
  await expect(helper('maxTime')).toBeVisible();
  await typeDate(demo, '050520260700');
  await expect(helper('minTime')).toBeVisible();
  await demo.getByRole('button', { name: 'One period' }).click();
  await expect(helper('Valid')).toBeVisible();
  await typeDate(demo, '050420260700');
  await expect(helper('minTime')).toBeVisible();
  await typeDate(demo, '050320261200');
  await expect(helper('minDate')).toBeVisible();
  await typeDate(demo, '050920261200');
  await expect(helper('maxDate')).toBeVisible();
}
