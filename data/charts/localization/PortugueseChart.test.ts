import { expect, type Locator } from '@playwright/test';

export const title =
  'The message without data, the buttons of the toolbar and the export menu are in Portuguese.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await expect(demo.getByText('Sem dados para exibir')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Aumentar zoom' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Diminuir zoom' })).toBeVisible();
  await demo.getByRole('button', { name: 'Exportar' }).click();
  await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /PNG/ })).toHaveText(/^Exportar/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
}
