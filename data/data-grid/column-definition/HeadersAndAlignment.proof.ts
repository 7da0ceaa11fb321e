import { expect, type Locator } from '@playwright/test';

export const claim =
  'Headers take an icon, a class and a tooltip, cells an alignment, and only late flights are bold.';

export default async function prove(demo: Locator): Promise<void> {
  await expect(
    demo
      .getByRole('columnheader', { name: 'Flight' })
      .locator('.MuiDataGrid-columnHeaderTitleContainerContent .MuiSvgIcon-root'),
  ).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'B3' })).toHaveCSS('text-align', 'center');
  await expect(demo.getByRole('gridcell', { name: '55' })).toHaveCSS('font-weight', '700');
  await expect(demo.getByRole('gridcell', { name: '10' })).toHaveCSS('font-weight', '400');

  const delay = demo.getByRole('columnheader', { name: 'Delay' });
  await expect(delay).toHaveCSS('font-style', 'italic');
  await delay.getByText('Delay').hover();
  await expect(demo.page().getByRole('tooltip')).toHaveText('Minutes after the planned departure');
}
