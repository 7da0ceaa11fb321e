import { expect, type Locator } from '@playwright/test';

export const claim =
  'The grid takes the height between two texts, keeps the second text inside the box, and adapts when the box changes.';

export default async function prove(demo: Locator): Promise<void> {
  const root = demo.getByRole('grid').locator('xpath=ancestor::*[contains(@class, "-root ")][1]');
  const title = demo.getByText('Departures', { exact: true });
  const box = title.locator('xpath=..');
  const readHeight = async () => (await root.boundingBox())?.height ?? 0;
  const used = async () =>
    Math.abs(
      (await box.boundingBox())!.height -
        (await readHeight()) -
        (await title.boundingBox())!.height -
        (await demo.getByText('Cars must arrive').boundingBox())!.height,
    );
  // Two gaps of 8 px are between the three.
  expect(await used()).toBeLessThan(17);
  const before = await readHeight();

  await box.evaluate((it) => it.style.setProperty('height', '460px'));
  await expect.poll(readHeight).toBe(before + 100);
}
