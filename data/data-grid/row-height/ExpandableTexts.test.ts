import { expect, type Locator } from '@playwright/test';

export const title = 'A row grows when users expand its text, and shrinks when they collapse it.';

export default async function test(demo: Locator): Promise<void> {
  const row = demo.locator('.MuiDataGrid-row').last();
  const height = async () => (await row.boundingBox())!.height;
  const before = await height();
  await row.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(height).toBeGreaterThan(before + 15);
  await row.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(height).toBe(before);
}
