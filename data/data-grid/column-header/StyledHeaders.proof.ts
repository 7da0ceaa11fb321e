import { expect, type Locator } from '@playwright/test';

export const claim =
  'The header has its own background, one title is centered and in capitals of its class, and a sorted header gets another color.';

export default async function prove(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const readColor = (name: string) => header(name).evaluate((it) => getComputedStyle(it).color);
  const background = (role: 'columnheader' | 'gridcell') =>
    demo
      .getByRole(role)
      .first()
      .evaluate((it) => getComputedStyle(it).backgroundColor);
  await expect(header('Station')).toHaveCSS('text-transform', 'uppercase');
  await expect(header('°C')).toHaveCSS('font-style', 'italic');
  await expect(header('°C')).toHaveClass(/measured-temperature/);
  await expect(header('°C')).toHaveClass(/columnHeader--alignCenter/);
  await expect(header('Rain')).toHaveCSS('font-style', 'italic');
  await expect(header('Station')).toHaveCSS('font-style', 'normal');
  expect(await background('columnheader')).not.toBe(await background('gridcell'));

  const plain = await readColor('Rain');
  await header('Rain').click();
  await expect.poll(() => readColor('Rain')).not.toBe(plain);
  expect(await readColor('Station')).toBe(plain);
}
