import { expect, type Locator } from '@playwright/test';

export const claim = 'Both pickers edit one instant, also across the change to summer time in Berlin.';

export default async function prove(demo: Locator): Promise<void> {
  const expectTimes = async (berlin: string, singapore: string) => {
    await expect(demo.locator('input').nth(0)).toHaveValue(berlin);
    await expect(demo.locator('input').nth(1)).toHaveValue(singapore);
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
