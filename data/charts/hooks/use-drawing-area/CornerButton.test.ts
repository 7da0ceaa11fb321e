import { expect, type Locator } from '@playwright/test';

export const title =
  'The button is in the top left corner of the drawing area, and remains there when the scale changes. Clicks reach it.';

export default async function test(demo: Locator): Promise<void> {
  const button = demo.getByRole('button', { name: 'Log scale' });
  const axis = demo.locator('.MuiChartsAxis-directionY');
  const expectInCorner = () =>
    expect(async () => {
      const { x, y } = (await button.boundingBox())!;
      const line = await axis
        .locator('.MuiChartsAxis-line')
        .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      expect(Math.abs(x - line.x)).toBeLessThan(2);
      expect(Math.abs(y - line.y)).toBeLessThan(2);
    }).toPass();
  await expectInCorner();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(axis).toContainText('5,000');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(axis).not.toContainText('5,000');
  await expectInCorner();
}
