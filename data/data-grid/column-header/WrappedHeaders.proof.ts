import { expect, type Locator } from '@playwright/test';

export const claim =
  'Long headers wrap onto several lines and are not cut off, and the compact density makes a header of 100 px 70 px high.';

export default async function prove(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Height above' });
  const title = header.getByText('Height above');
  const expectFit = () =>
    expect.poll(() => title.evaluate((it) => it.scrollHeight <= it.clientHeight)).toBe(true);
  expect((await header.boundingBox())!.height).toBe(80);
  expect((await title.boundingBox())!.height).toBeGreaterThan(30);
  await expectFit();
  await demo.getByRole('button', { name: 'Compact' }).click();
  await expect.poll(async () => (await header.boundingBox())!.height).toBe(70);
  await expectFit();
}
