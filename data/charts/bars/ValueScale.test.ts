import { expect, type Locator } from '@playwright/test';

export const title =
  'A symlog scale keeps small values visible, a linear scale does not, and a square root has a weaker effect.';

export default async function test(demo: Locator): Promise<void> {
  const careers = demo.locator('.MuiBarElement-root').first();
  const readHeight = async () => Number(await careers.getAttribute('height'));
  await expect.poll(readHeight).toBeGreaterThan(30);
  await demo.getByRole('button', { name: 'linear' }).click();
  await expect.poll(readHeight).toBeLessThan(2);
  await demo.getByRole('button', { name: 'sqrt' }).click();
  await expect.poll(readHeight).toBeGreaterThan(0);
  expect(await readHeight()).toBeLessThan(30);
}
