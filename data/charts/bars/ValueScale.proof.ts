import { expect, type Locator } from '@playwright/test';

export const claim = 'A minimum bar size or a symlog scale keeps small values visible.';

export default async function prove(demo: Locator): Promise<void> {
  const careers = demo.locator('.MuiBarElement-root').first();
  const readHeight = async () => Number(await careers.getAttribute('height'));
  await expect.poll(readHeight).toBe(6);
  await demo.getByRole('switch', { name: 'minBarSize' }).uncheck();
  await expect.poll(readHeight).toBeLessThan(2);
  await demo.getByRole('button', { name: 'symlog' }).click();
  await expect.poll(readHeight).toBeGreaterThan(30);
}
