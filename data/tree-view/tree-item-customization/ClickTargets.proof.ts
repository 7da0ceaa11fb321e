import { expect, type Locator } from '@playwright/test';

export const claim =
  'A click on the label selects, a click next to it expands, and a button or Delete removes the file.';

const getItem = (demo: Locator, name: string) => demo.getByRole('treeitem', { name, exact: true });

export default async function prove(demo: Locator): Promise<void> {
  const plans = getItem(demo, 'Plans');
  await demo.getByText('Plans').click();
  await expect(plans).toBeChecked();
  await expect(plans).toHaveAttribute('aria-expanded', 'false');
  await getItem(demo, 'Iceland 2026').locator('.MuiTreeItem-iconContainer').first().click();
  await expect(plans).toHaveCount(0);
  await getItem(demo, 'Iceland 2026').locator('.MuiTreeItem-iconContainer').first().click();
  await expect(plans).toBeChecked();

  await getItem(demo, 'glacier.jpg').locator('button').click();
  await expect(getItem(demo, 'glacier.jpg')).toHaveCount(0);
  await demo.getByText('geyser.jpg').click();
  await demo.page().keyboard.press('Delete');
  await expect(getItem(demo, 'geyser.jpg')).toHaveCount(0);
  await expect(plans).toBeVisible();
}
