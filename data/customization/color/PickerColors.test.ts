import { expect, type Locator } from '@playwright/test';

export const title =
  'In each mode, the selected day and the main button have the primary color of the mode, and the second button does not.';

export default async function test(demo: Locator): Promise<void> {
  const readGround = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  for (const index of [0, 1]) {
    const day = demo.getByRole('grid').nth(index).getByRole('gridcell', { name: '14', exact: true });
    await day.click();
    await expect(day).toHaveAttribute('aria-selected', 'true');
    // What lies under the pointer or has the focus is darker.
    await demo.getByRole('button', { name: 'Give away' }).nth(index).click();
    await demo.getByText('May 2026').nth(index).hover();
    const primary = await readGround(demo.getByRole('button', { name: 'Book' }).nth(index));
    await expect(day).toHaveCSS('background-color', primary);
    expect(await readGround(demo.getByRole('button', { name: 'Give away' }).nth(index))).not.toBe(primary);
  }
}
