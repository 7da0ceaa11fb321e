import { expect, type Locator } from '@playwright/test';

export const title =
  'The button fits the columns to their headers and cells, including the longest title, which maxWidth limits.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const width = async (name: string) => (await header(name).boundingBox())!.width;
  await expect(header('Title')).toHaveCSS('width', '70px');
  await demo.getByRole('button', { name: 'Autosize columns' }).click();
  await expect(header('Title')).toHaveCSS('width', '420px');
  await expect.poll(() => width('Author')).toBeGreaterThan(100);
  // The header is wider than the years below it.
  await expect.poll(() => width('First published')).toBeGreaterThan(90);
}
