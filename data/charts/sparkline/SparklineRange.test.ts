import { expect, type Locator } from '@playwright/test';

export const title =
  'The line in the strict range uses the whole height, the one in the rounded range less, and the one from 0 to 100 only a small part.';

export default async function test(demo: Locator): Promise<void> {
  const readHeight = async (name: string) => {
    const line = demo.getByLabel(`Filled seats in percent, ${name}`).locator('.MuiLineElement-root');
    return (await line.boundingBox())!.height;
  };
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(3);
  await expect.poll(() => readHeight('range of the data')).toBeGreaterThan(60);
  await expect.poll(() => readHeight('from 0 to 100')).toBeLessThan(20);
  await expect.poll(() => readHeight('rounded range')).toBeGreaterThan(20);
  expect(await readHeight('rounded range')).toBeLessThan(60);
}
