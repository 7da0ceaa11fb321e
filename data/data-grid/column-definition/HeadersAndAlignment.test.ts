import { expect, type Locator } from '@playwright/test';

export const title = 'One header shows an icon, one is centered with its cells, and one has a tooltip.';

export default async function test(demo: Locator): Promise<void> {
  await expect(
    demo.getByRole('columnheader', { name: 'Flight' }).getByRole('img', { name: 'Flight' }),
  ).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'B3' })).toHaveCSS('text-align', 'center');
  await expect(demo.getByRole('columnheader', { name: 'Gate' })).toHaveClass(/columnHeader--alignCenter/);

  await demo.getByRole('columnheader', { name: 'Delay' }).getByText('Delay').hover();
  await expect(demo.page().getByRole('tooltip')).toHaveText('Minutes after the planned departure');
}
