import { expect, type Locator } from '@playwright/test';
import { typeKeys } from '../../../e2e/demos/dateSteps';

export const title =
  'A message says when the sale starts or ends, for other days as well as for times on the first and last day.';

export default async function test(demo: Locator): Promise<void> {
  const text = demo.locator('p');
  const type = async (date: string, time: string) => {
    await demo.getByRole('spinbutton', { name: 'Month' }).click();
    await typeKeys(demo.page(), date);
    await demo.getByRole('spinbutton', { name: 'Hours' }).click();
    await typeKeys(demo.page(), time);
  };
  await expect(text).toHaveText('The sale starts on 4 May at 10:00.');
  await type('05042026', '1000');
  await expect(text).toHaveText('4 to 29 May 2026');
  await type('05032026', '1200');
  await expect(text).toHaveText('The sale starts on 4 May at 10:00.');
  await type('05292026', '1900');
  await expect(text).toHaveText('The sale ends on 29 May at 18:00.');
  await type('05282026', '1900');
  await expect(text).toHaveText('4 to 29 May 2026');
  await type('05302026', '0900');
  await expect(text).toHaveText('The sale ends on 29 May at 18:00.');
}
