import { expect, type Locator } from '@playwright/test';

export const title =
  'All titles are bold, those of columns with a class are italic, and a sorted header changes its color.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const readColor = (name: string) => header(name).evaluate((it) => getComputedStyle(it).color);
  await expect(header('Station').getByText('Station')).toHaveCSS('font-weight', '700');
  await expect(header('Station')).toHaveCSS('font-style', 'normal');
  await expect(header('°C')).toHaveCSS('font-style', 'italic');
  await expect(header('Rain')).toHaveCSS('font-style', 'italic');

  const plain = await readColor('Rain');
  await header('Rain').click();
  await expect.poll(() => readColor('Rain')).not.toBe(plain);
  expect(await readColor('Station')).toBe(plain);
}
