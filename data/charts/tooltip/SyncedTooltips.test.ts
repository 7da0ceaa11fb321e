import { expect, type Locator } from '@playwright/test';

export const title =
  'Pointing at a bar of one chart also opens the tooltip of the same hour in the other chart.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const bars = demo.locator('.MuiBar-element');
  const expectBoth = async (electricity: string, water: string) => {
    await expect(tooltip).toHaveCount(2);
    await expect(tooltip.filter({ hasText: 'Electricity' })).toContainText(electricity);
    await expect(tooltip.filter({ hasText: 'Water' })).toContainText(water);
  };
  await bars.nth(1).hover();
  await expectBoth('58', '96');
  // The bars of the second chart come after the five of the first one.
  await bars.nth(8).hover();
  await expectBoth('83', '164');
  await demo.page().mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
}
