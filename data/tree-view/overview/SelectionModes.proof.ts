import { expect, type Locator } from '@playwright/test';

export const claim =
  'One chapter, several with Ctrl, or a box for each: the props decide, and the value follows.';

export default async function prove(demo: Locator): Promise<void> {
  const value = demo.getByRole('status');
  const getRow = (name: string) => demo.getByRole('treeitem', { name }).locator('.MuiTreeItem-content');
  const choose = (mode: string) => demo.getByRole('button', { name: mode }).click();

  await getRow('Breeding birds').click();
  await expect(value).toHaveText('Selected: ["birds"]');
  await getRow('Summary').click({ modifiers: ['ControlOrMeta'] });
  await expect(value).toHaveText('Selected: ["summary","birds"]');

  await choose('checkboxes');
  await getRow('Soil samples').locator('.MuiTreeItem-checkbox').click();
  await expect(value).toHaveText('Selected: ["soil","summary","birds"]');

  await choose('one');
  await getRow('Water quality').click();
  await expect(value).toHaveText('Selected: "water"');
  await getRow('Summary').click({ modifiers: ['ControlOrMeta'] });
  await expect(value).toHaveText('Selected: "summary"');
}
