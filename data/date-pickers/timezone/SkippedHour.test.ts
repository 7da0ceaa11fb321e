import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title = 'Luxon and Moment.js change a skipped hour to the next one, and Day.js does not.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  for (const [index, text] of ['02:30 AM', '03:30 AM', '03:30 AM'].entries()) {
    await expect(demo.locator('input').nth(index)).toHaveValue(
      getFieldText('03/08/2026 12:30 AM', direction),
    );
    await demo.getByRole('spinbutton', { name: 'Hours' }).nth(index).click();
    await demo.page().keyboard.type('02');
    await expect(demo.locator('input').nth(index)).toHaveValue(getFieldText(`03/08/2026 ${text}`, direction));
  }
  await expect(demo.getByText('Value: 2026-03-08T07:30:00.000Z')).toHaveCount(2);
}
