import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid takes the height between two texts, keeps the second text inside the box, and adapts when the box changes.';

export default async function test(demo: Locator): Promise<void> {
  const root = demo.getByRole('grid').locator('xpath=ancestor::*[contains(@class, "-root ")][1]');
  const box = root.locator('xpath=../..');
  const readHeight = async () => (await root.boundingBox())?.height ?? 0;
  const readBottom = async (it: Locator) => {
    const { y = 0, height = 0 } = (await it.boundingBox()) ?? {};
    return y + height;
  };
  expect(await box.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
  expect(await readBottom(demo.getByText('Cars must arrive'))).toBeLessThanOrEqual(await readBottom(box));
  const before = await readHeight();
  expect(before).toBeGreaterThan(200);

  await box.evaluate((it) => it.style.setProperty('height', '460px'));
  await expect.poll(readHeight).toBe(before + 100);
}
