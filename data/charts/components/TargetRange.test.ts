import { expect, type Locator } from '@playwright/test';

export const title =
  'A child of the chart reads the scale, so its band ends at the points with the values 18 and 24.';

export default async function test(demo: Locator): Promise<void> {
  const band = demo.locator('svg > rect[pointer-events="none"][fill]');
  await band.scrollIntoViewIfNeeded();
  const read = async () => {
    const box = (await band.boundingBox())!;
    const marks = await demo.locator('.MuiMarkElement-root').evaluateAll((items) =>
      items.map((item) => {
        const { top, height } = item.getBoundingClientRect();
        return top + height / 2;
      }),
    );
    const top = await band.evaluate((element) => element.getBoundingClientRect().top);
    return { upper: Math.round(top - marks[3]!), lower: Math.round(top + box.height - marks[7]!) };
  };
  await expect.poll(async () => Math.abs((await read()).upper)).toBeLessThanOrEqual(1);
  await expect.poll(async () => Math.abs((await read()).lower)).toBeLessThanOrEqual(1);
}
