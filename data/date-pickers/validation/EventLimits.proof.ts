import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const claim =
  'The evening of a day between the limits is valid with minDateTime and maxDateTime, and an error with maxTime.';

export default async function prove(demo: Locator): Promise<void> {
  const helper = (text: string) => demo.getByText(text, { exact: true });
  const type = async (date: string, time: string) => {
    await typeDate(demo, date);
    await demo.getByRole('spinbutton', { name: 'Hours' }).click();
    await demo.page().keyboard.type(time);
  };
  await expect(helper('Valid')).toBeVisible();
  await demo.getByRole('button', { name: 'Every day' }).click();
  await expect(helper('maxTime')).toBeVisible();
  await type('05052026', '0700');
  await expect(helper('minTime')).toBeVisible();
  await demo.getByRole('button', { name: 'One period' }).click();
  await expect(helper('Valid')).toBeVisible();
  await type('05042026', '0700');
  await expect(helper('minTime')).toBeVisible();
  await type('05032026', '1200');
  await expect(helper('minDate')).toBeVisible();
  await type('05092026', '1200');
  await expect(helper('maxDate')).toBeVisible();
}
