import { expect, type Locator } from '@playwright/test';

export const claim =
  'The gauge does not limit its value: the arc of a value above the maximum extends beyond the end, unless you limit the value.';

export default async function prove(demo: Locator): Promise<void> {
  const meter = demo.getByRole('meter', { name: 'Oven temperature' });
  const readOverhang = async () => {
    const arc = (await meter.locator('.MuiGauge-valueArc').boundingBox())!;
    const reference = (await meter.locator('.MuiGauge-referenceArc').boundingBox())!;
    return arc.y + arc.height - reference.y - reference.height;
  };
  await expect(meter).toHaveAttribute('aria-valuetext', '180 °C');
  await demo.getByRole('slider').press('End');
  await expect(meter).toHaveAttribute('aria-valuetext', '300 °C');
  await expect(meter).toHaveAttribute('aria-valuenow', '250');
  await expect.poll(readOverhang).toBeLessThan(1);
  await demo.getByRole('switch').click();
  await expect(meter).toHaveAttribute('aria-valuenow', '300');
  await expect.poll(readOverhang).toBeGreaterThan(20);
  await demo.getByRole('switch').click();
  await expect.poll(readOverhang).toBeLessThan(1);
}
