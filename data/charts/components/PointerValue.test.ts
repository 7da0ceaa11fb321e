import { expect, type Locator } from '@playwright/test';

export const title =
  'The method invert() of the scales returns the value at the pointer: the middle of the chart is 5 km and 25 minutes.';

export default async function test(demo: Locator): Promise<void> {
  const area = demo.locator('rect[fill="transparent"]').last();
  const output = demo.getByRole('status');
  await area.hover();
  await expect(output).toHaveText(/Pointer: (4\.9|5\.0|5\.1) km, 2[456] min/);
  const box = (await area.boundingBox())!;
  await area.hover({ position: { x: box.width * 0.8, y: box.height * 0.2 } });
  await expect(output).toHaveText(/Pointer: (7\.9|8\.0|8\.1) km, (39|40|41) min/);
}
