import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid shows the cells in state, the buttons select increases and clear the selection, and users still select cells.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const selected = demo.locator('.MuiDataGrid-cell.Mui-selected');
  await expect(selected).toHaveText(['42', '45']);
  await demo.getByRole('button').first().click();
  await expect(selected).toHaveText(['45', '48', '90', '22', '25']);
  await getCell('support', 'q1').click();
  await expect(selected).toHaveText(['35']);
  await demo.getByRole('button').nth(1).click();
  await expect(selected).toHaveCount(0);
}
