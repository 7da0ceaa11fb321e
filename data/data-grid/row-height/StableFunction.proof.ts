import { expect, type Locator } from '@playwright/test';

export const claim =
  'A render calls an inline getRowHeight for each row of the page, and a stable one not at all.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const row = demo.locator('.MuiDataGrid-row').first();
  const press = (name: string) => demo.getByRole('button', { name }).click();
  const expectCalled = () => expect(output).toHaveText(/: (1[2-9]|[2-9]\d|\d{3,})$/);
  await press('Render again');
  await expect(output).toHaveText(/: 0$/);

  // A new height is a new function.
  await press('Change the height');
  await expectCalled();
  await expect(row).toHaveCSS('height', '64px');
  await press('Render again');
  await expect(output).toHaveText(/: 0$/);

  await demo.getByRole('switch').click();
  await expectCalled();
  await press('Render again');
  await expectCalled();
}
