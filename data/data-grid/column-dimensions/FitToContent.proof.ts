import { expect, type Locator } from '@playwright/test';

export const claim =
  'Autosizing measures headers and cells without outliers unless the options say otherwise, and maxWidth limits the result.';

export default async function prove(demo: Locator): Promise<void> {
  const header = (name: RegExp) => demo.getByRole('columnheader', { name });
  const width = async (name: RegExp) => (await header(name).boundingBox())!.width;
  const toggle = (name: string) => demo.getByRole('switch', { name }).click();
  const autosize = () => demo.getByRole('button', { name: 'Autosize columns' }).click();

  // The longest title is an outlier; the long header counts.
  await autosize();
  await expect.poll(() => width(/Title/)).toBeGreaterThan(80);
  expect(await width(/Title/)).toBeLessThan(140);
  await expect.poll(() => width(/Year/)).toBeGreaterThan(140);

  await toggle('includeHeaders');
  await autosize();
  await expect.poll(() => width(/Year/)).toBeLessThan(80);

  await toggle('includeOutliers');
  await autosize();
  await expect.poll(() => width(/Title/)).toBe(420);
}
