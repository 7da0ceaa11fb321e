import { expect, type Locator } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const title =
  'The JPEG has a heading and a white background. The PNG has neither, and is shorter by the height of the heading.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const save = async (item: string) => {
    await demo.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    return (await readDownload(download)).toString('base64');
  };
  /** Height in px and the first pixel. */
  const measure = (type: string, base64: string) =>
    page.evaluate(
      async ([format, content]) => {
        const bytes = Uint8Array.from(atob(content!), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: format }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        return { height: bitmap.height, pixel: [...context.getImageData(1, 1, 1, 1).data] };
      },
      [type, base64],
    );
  const report = await measure('image/jpeg', await save('Export as JPEG'));
  const chart = await measure('image/png', await save('Export as PNG'));
  const ratio = await page.evaluate(() => window.devicePixelRatio);
  expect(report.pixel).toEqual([255, 255, 255, 255]);
  expect((report.height - chart.height) / ratio).toBe(60);
}
