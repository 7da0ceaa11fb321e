import { expect, type Locator } from '@playwright/test';

export const title = 'Long titles wrap onto several lines and are not cut off in a header of 80 pixels.';

export default async function test(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Height above' });
  const heading = header.getByText('Height above');
  expect((await header.boundingBox())!.height).toBe(80);
  expect((await heading.boundingBox())!.height).toBeGreaterThan(30);
  await expect.poll(() => heading.evaluate((it) => it.scrollHeight <= it.clientHeight)).toBe(true);
}
