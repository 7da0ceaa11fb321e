import { expect, type Locator } from '@playwright/test';

export const title = 'In each mode, a selected item has a tint and its checkbox the primary color.';

export default async function test(demo: Locator): Promise<void> {
  const checkboxColors = [];
  for (const mode of ['light', 'dark']) {
    const tree = demo.getByRole('tree', { name: `Departments in ${mode} mode` });
    const weaving = tree.getByRole('treeitem', { name: 'Weaving' });
    await expect(weaving).toHaveAttribute('aria-checked', 'true');
    const readColor = (item: Locator) =>
      item.locator('.MuiCheckbox-root').evaluate((node) => getComputedStyle(node).color);
    const checked = await readColor(weaving);
    const rentals = tree.getByRole('treeitem', { name: 'Rentals' });
    expect(await readColor(rentals)).not.toBe(checked);
    await rentals.locator('.MuiCheckbox-root').click();
    await tree.getByText('Pottery').hover();
    await expect(rentals).toHaveAttribute('aria-checked', 'true');
    await expect(rentals.locator('.MuiCheckbox-root')).toHaveCSS('color', checked);
    checkboxColors.push(checked);
  }
  expect(checkboxColors[0]).not.toBe(checkboxColors[1]);
}
