import { expect, type Locator } from '@playwright/test';

export const title =
  'A custom cell adds the language of its row as an attribute, and keeps the keyboard and the focus of the grid.';

export default async function test(demo: Locator): Promise<void> {
  const cell = (name: string) => demo.getByRole('gridcell', { name });
  await expect(cell('Apfelstrudel')).toHaveAttribute('lang', 'de');
  await expect(cell('Tiramisù')).toHaveAttribute('lang', 'it');
  await expect(cell('8.5')).not.toHaveAttribute('lang');
  await cell('Apfelstrudel').click();
  await expect(cell('Apfelstrudel')).toBeFocused();
  await demo.page().keyboard.press('ArrowDown');
  await expect(cell('Tiramisù')).toBeFocused();
}
