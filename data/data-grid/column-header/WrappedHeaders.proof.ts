import { expect, type Locator } from '@playwright/test';

export const claim = 'Long titles wrap onto several lines and are not cut off in a header of 80 pixels.';

export default async function prove(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Height above' });
  const title = header.getByText('Height above');
  expect((await header.boundingBox())!.height).toBe(80);
  expect((await title.boundingBox())!.height).toBeGreaterThan(30);
  await expect.poll(() => title.evaluate((it) => it.scrollHeight <= it.clientHeight)).toBe(true);
}
