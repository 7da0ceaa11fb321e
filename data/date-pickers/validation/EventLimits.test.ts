import { expect, type Locator } from '@playwright/test';
import { typeDateTime } from '../../../e2e/demos/dateSteps';

export const title =
  'The evening of a day inside the period is valid. The time is compared on the first and the last day only.';

export default async function test(demo: Locator): Promise<void> {
  const helper = (text: string) => demo.getByText(text, { exact: true });
  await expect(helper('Valid')).toBeVisible();
  await typeDateTime(demo, '05042026', '0700');
  await expect(helper('minTime')).toBeVisible();
  await typeDateTime(demo, '05052026', '0700');
  await expect(helper('Valid')).toBeVisible();
  await typeDateTime(demo, '05082026', '1900');
  await expect(helper('maxTime')).toBeVisible();
  await typeDateTime(demo, '05032026', '1200');
  await expect(helper('minDate')).toBeVisible();
  await typeDateTime(demo, '05092026', '1200');
  await expect(helper('maxDate')).toBeVisible();
}
