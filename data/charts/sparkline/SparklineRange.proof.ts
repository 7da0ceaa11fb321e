import { expect, type Locator } from '@playwright/test';

export const claim = 'A strict range uses the whole height, a fixed range of 100 only a small part.';

export default async function prove(demo: Locator): Promise<void> {
  const line = demo.locator('.MuiLineElement-root');
  const readHeight = async () => (await line.boundingBox())!.height;
  const choose = (range: string) => demo.getByRole('button', { name: range, exact: true }).click();
  await expect(line).toHaveCount(1);
  await expect.poll(readHeight).toBeGreaterThan(60);
  await choose('min and max');
  await expect.poll(readHeight).toBeLessThan(20);
  await choose('default');
  await expect.poll(readHeight).toBeGreaterThan(20);
  expect(await readHeight()).toBeLessThan(60);
}
