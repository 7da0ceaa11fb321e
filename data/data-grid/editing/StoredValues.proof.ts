import { expect, type Locator } from '@playwright/test';

export const claim =
  'The parser changes what the editor shows while users type, and the setter stores euros as cents and trims the name when it is saved.';

export default async function prove(demo: Locator): Promise<void> {
  const row = demo.locator('[role="row"][data-id="B-117"]');
  const [name, price] = ['name', 'price'].map((field) => row.locator(`[data-field="${field}"]`));
  const output = demo.getByRole('status');
  const { keyboard } = demo.page();

  await price!.dblclick();
  await expect(price!.locator('input')).toHaveValue('12.5');
  await price!.locator('input').fill('13.99');
  await keyboard.press('Enter');
  await expect(output).toHaveText('Saved: "Brake pads", 1399 cents');
  await expect(price!).toHaveText('13.99');

  await name!.dblclick();
  await name!.locator('input').fill('');
  await keyboard.type('Disc  pads  ');
  await expect(name!.locator('input')).toHaveValue('Disc pads ');
  await keyboard.press('Enter');
  await expect(output).toHaveText('Saved: "Disc pads", 1399 cents');
}
