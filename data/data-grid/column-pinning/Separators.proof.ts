import { expect, type Locator } from '@playwright/test';

export const claim =
  'The value border draws a line between the pinned column and the others, shadow does not, and the pinned cells are bold.';

export default async function prove(demo: Locator): Promise<void> {
  const store = demo.getByRole('gridcell', { name: 'Airport' });
  const withBorder = /MuiDataGrid-cell--withRightBorder/;
  await expect(store).toHaveCSS('font-weight', '600');
  await expect(store).toHaveClass(withBorder);
  await demo.getByRole('button', { name: 'shadow', exact: true }).click();
  await expect(store).not.toHaveClass(withBorder);
  await demo.getByRole('button', { name: 'border', exact: true }).click();
  await expect(store).toHaveClass(withBorder);
}
