import { expect, type Locator } from '@playwright/test';

export const title =
  'The arc of a limited value stops at both ends of the scale, and the text still shows the real value.';

export default async function test(demo: Locator): Promise<void> {
  const meter = demo.getByRole('meter', { name: 'Oven temperature' });
  const slider = demo.getByRole('slider');
  const readSize = async (arc: string) => {
    const { width, height } = (await meter.locator(arc).boundingBox())!;
    return { width, height };
  };
  await expect(meter).toHaveAttribute('aria-valuetext', '180 °C');
  await slider.press('End');
  await expect(meter).toHaveAttribute('aria-valuenow', '250');
  await expect(meter.locator('.MuiGauge-valueText')).toHaveText('300 °C');
  // The whole scale, and not more: a longer arc would be taller than the half circle.
  const scale = await readSize('.MuiGauge-referenceArc');
  await expect.poll(async () => (await readSize('.MuiGauge-valueArc')).width).toBeCloseTo(scale.width, 0);
  expect((await readSize('.MuiGauge-valueArc')).height).toBeLessThan(scale.height + 1);
  await slider.press('Home');
  await expect(meter).toHaveAttribute('aria-valuenow', '50');
  await expect(meter.locator('.MuiGauge-valueText')).toHaveText('0 °C');
}
