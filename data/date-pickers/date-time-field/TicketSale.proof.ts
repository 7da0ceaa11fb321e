import { expect, type Locator } from '@playwright/test';
import { typeDateTime } from '../../../e2e/demos/dateSteps';

export const claim =
  'A message says when the sale starts or ends, for other days as well as for times on the first and last day.';

export default async function prove(demo: Locator): Promise<void> {
  const text = demo.locator('p');
  await expect(text).toHaveText('The sale starts on 4 May at 10:00.');
  await typeDateTime(demo, '05042026', '1000');
  await expect(text).toHaveText('4 to 29 May 2026');
  await typeDateTime(demo, '05032026', '1200');
  await expect(text).toHaveText('The sale starts on 4 May at 10:00.');
  await typeDateTime(demo, '05292026', '1900');
  await expect(text).toHaveText('The sale ends on 29 May at 18:00.');
  await typeDateTime(demo, '05282026', '1900');
  await expect(text).toHaveText('4 to 29 May 2026');
  await typeDateTime(demo, '05302026', '0900');
  await expect(text).toHaveText('The sale ends on 29 May at 18:00.');
}
