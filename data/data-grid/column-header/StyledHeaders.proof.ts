import { expect, type Locator } from '@playwright/test';

export const claim =
  'The header has its own background, one title is centered and in capitals of its class, and a sorted header gets another color.';

export default async function prove(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const readColor = (name: string) => header(name).evaluate((it) => getComputedStyle(it).color);
  const readBackground = () => header('Station').evaluate((it) => getComputedStyle(it).backgroundColor);
  const readGridBackground = () =>
    demo.locator('.MuiDataGrid-root').evaluate((it) => getComputedStyle(it).backgroundColor);
  await expect(header('Station')).toHaveCSS('text-transform', 'uppercase');
  await expect(header('°C')).toHaveCSS('font-style', 'italic');
  await expect(header('°C')).toHaveClass(/measured-temperature/);
  await expect(header('°C')).toHaveClass(/columnHeader--alignCenter/);
  await expect(header('Rain')).toHaveCSS('font-style', 'italic');
  await expect(header('Station')).toHaveCSS('font-style', 'normal');
  const background = await readBackground();
  expect(background).toMatch(/^color\(srgb /);
  expect(background).not.toMatch(/ \/ /);
  expect(background).not.toBe(await readGridBackground());

  const plain = await readColor('Rain');
  await header('Rain').click();
  await expect.poll(() => readColor('Rain')).not.toBe(plain);
  expect(await readColor('Station')).toBe(plain);
}
