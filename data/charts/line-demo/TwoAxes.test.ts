import { expect, type Locator } from '@playwright/test';

export const title =
  'Each line has its y-axis, with a label in the color of the line, and the tooltip shows both values.';

export default async function test(demo: Locator): Promise<void> {
  const lines = demo.locator('.MuiLineChart-line');
  await expect(lines).toHaveCount(2);
  const axes = ['count', 'size'].map((id) => demo.locator(`[data-axis-id="${id}"]`));
  const labels = ['Households (millions)', 'Persons per household'];
  for (const [index, axis] of axes.entries()) {
    const label = axis.locator('.MuiChartsAxis-label text');
    await expect(label).toHaveText(labels[index]!);
    const stroke = await lines.nth(index).evaluate((line) => getComputedStyle(line).stroke);
    await expect(label).toHaveCSS('fill', stroke);
  }
  await expect(axes[0]!.locator('.MuiChartsAxis-tickLabel').last()).toHaveText(/^1\d0$/);
  await expect(axes[1]!.locator('.MuiChartsAxis-tickLabel').last()).toHaveText(/^3\.\d$/);
  const [left, right] = [(await axes[0]!.boundingBox())!, (await axes[1]!.boundingBox())!];
  expect(right.x).toBeGreaterThan(left.x + left.width);
  const line = (await lines.first().boundingBox())!;
  await demo.page().mouse.move(line.x + line.width - 2, line.y + line.height / 2);
  await expect(demo.page().getByRole('tooltip')).toContainText(/2005.*113\.3.*2\.57/s);
}
