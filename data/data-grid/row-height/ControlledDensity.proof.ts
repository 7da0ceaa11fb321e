import { expect, type Locator } from '@playwright/test';

export const claim = 'A controlled density changes only if the callback updates the prop.';

export default async function prove(demo: Locator): Promise<void> {
  const row = demo.locator('.MuiDataGrid-row').first();
  const output = demo.getByRole('status');
  const change = () => demo.getByRole('button', { name: 'Change the density' }).click();
  await expect(row).toHaveCSS('height', '52px');
  await change();
  await expect(row).toHaveCSS('height', '36px');
  await expect(output).toHaveText('Density: compact');

  await demo.getByRole('switch').click();
  await change();
  await expect(output).toHaveText('Density: compact');
  await expect(row).toHaveCSS('height', '36px');
  await demo.getByRole('switch').click();
  await change();
  await expect(row).toHaveCSS('height', '67px');
  await expect(output).toHaveText('Density: comfortable');
}
