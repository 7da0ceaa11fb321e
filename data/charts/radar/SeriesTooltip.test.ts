import { expect, type Locator } from '@playwright/test';

export const title = 'Pointing at an area shows all metrics of its series with formatted values.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const areas = demo.locator('.MuiRadarChart-seriesArea');
  await areas.nth(1).hover();
  await expect(tooltip).toContainText(
    /Lite.*Camera.*5 of 10.*Screen.*6 of 10.*Battery.*9 of 10.*Price.*8 of 10/s,
  );
  await expect(tooltip).not.toContainText('Nova');
  // At the camera of Nova, above the area of Lite.
  const camera = (await demo.locator('.MuiRadarChart-seriesMark').first().boundingBox())!;
  await demo.page().mouse.move(camera.x + camera.width / 2, camera.y + camera.height + 4);
  await expect(tooltip).toContainText(/Nova.*Camera.*9 of 10/s);
  await demo.page().mouse.move(0, 0);
}
