import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title =
  'A repeated hour is the first one, and with Day.js and Moment.js the second one if the value was later.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const type = async (index: number, hours: string) => {
    await demo.getByRole('spinbutton', { name: 'Hours' }).nth(index).click();
    await demo.page().keyboard.type(hours);
    await expect(demo.locator('input').nth(index)).toHaveValue(
      getFieldText(`11/01/2026 ${hours}:30 AM`, direction),
    );
  };
  for (const index of [0, 1, 2]) {
    await type(index, '01');
  }
  await expect(demo.getByText('Value: 2026-11-01T05:30:00.000Z')).toHaveCount(3);
  for (const index of [0, 1, 2]) {
    await type(index, '02');
    await type(index, '01');
  }
  await expect(demo.getByText('Value: 2026-11-01T06:30:00.000Z')).toHaveCount(2);
  await expect(demo.getByText('Value: 2026-11-01T05:30:00.000Z')).toHaveCount(1);
}
