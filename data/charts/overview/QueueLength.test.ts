import { expect, type Locator } from '@playwright/test';

export const title = 'Two filled lines show queues over a day, and the tooltip shows both values of an hour.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiAreaElement-root')).toHaveCount(2);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(0);
  const chart = demo.getByLabel(/People waiting/);
  await chart.scrollIntoViewIfNeeded();
  const noon = (await demo.getByText('12:00', { exact: true }).first().boundingBox())!;
  const { x, height } = (await chart.boundingBox())!;
  await chart.hover({ position: { x: noon.x + noon.width / 2 - x, y: height / 2 } });
  await expect(demo.page().getByRole('tooltip')).toContainText(/12:00.*Passports.*19.*Parking.*9/s);
}
