import { expect, type Locator } from '@playwright/test';

export const title =
  'A button keeps a bar highlighted. Pointing at another bar takes precedence until the pointer leaves it.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBar-element');
  const expectHighlighted = async (index: number) => {
    await expect(demo.locator('.MuiBar-element[data-highlighted]')).toHaveCount(1);
    await expect(bars.nth(index)).toHaveAttribute('data-highlighted', 'true');
  };
  await expectHighlighted(1);
  await bars.nth(3).hover();
  await expectHighlighted(3);
  await demo.page().mouse.move(0, 0);
  await expectHighlighted(1);
  await demo.getByRole('button', { name: 'Museum' }).click();
  await expectHighlighted(2);
  await demo.getByRole('button', { name: 'Museum' }).click();
  await expect(demo.locator('.MuiBar-element[data-highlighted]')).toHaveCount(0);
  await expect(demo.locator('.MuiBar-element[data-faded]')).toHaveCount(0);
}
