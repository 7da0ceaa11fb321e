import { expect, type Locator } from '@playwright/test';

export const title =
  'Each series has one bar per category, and the length of a bar is proportional to its value.';

/** Heights of bars in px. */
const readHeights = (bars: Locator) =>
  bars.evaluateAll((rects) => rects.map((rect) => rect.getBoundingClientRect().height));

export default async function test(demo: Locator): Promise<void> {
  const sent = demo.locator('.MuiBarElement-series-auto-generated-id-0');
  const returned = demo.locator('.MuiBarElement-series-auto-generated-id-1');
  await expect(sent).toHaveCount(4);
  await expect(returned).toHaveCount(4);
  await expect
    .poll(async () => {
      const [january = 0, , , april = 0] = await readHeights(sent);
      return april / january;
    })
    .toBeCloseTo(1520 / 1240, 1);
  await sent.nth(1).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Feb.*1,180.*121/s);
}
