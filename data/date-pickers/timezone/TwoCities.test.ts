import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title = 'Both pickers edit one instant, also across the change to summer time in Berlin.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const expectTimes = async (berlin: string, singapore: string) => {
    await expect(demo.locator('input').nth(0)).toHaveValue(getFieldText(berlin, direction));
    await expect(demo.locator('input').nth(1)).toHaveValue(getFieldText(singapore, direction));
  };
  const days = demo.getByRole('spinbutton', { name: 'Day' });
  await expectTimes('03/27/2026 14:00', '03/27/2026 21:00');
  await days.nth(0).click();
  await demo.page().keyboard.type('30');
  await expectTimes('03/30/2026 14:00', '03/30/2026 20:00');
  await days.nth(1).click();
  await demo.page().keyboard.type('27');
  await expectTimes('03/27/2026 13:00', '03/27/2026 20:00');
}
