import { expect, type Locator } from '@playwright/test';

export const claim =
  'Every sortable header shows an icon without a pointer over it, except the one that hides its sort icons.';

export default async function prove(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const icon = (name: string) => header(name).getByRole('button', { name: 'Sort' });
  await demo.getByRole('gridcell', { name: 'Casa Verde' }).hover();
  for (const name of ['Ticket', 'Customer']) {
    await expect(icon(name)).toBeVisible();
    await expect(icon(name)).toHaveCSS('opacity', '0.6');
    await expect(icon(name).getByTestId('UnfoldMoreIcon')).toBeVisible();
  }
  await header('Ticket').click();
  await expect(icon('Ticket').getByTestId('NorthIcon')).toBeVisible();
  await expect(icon('Ticket')).toHaveCSS('opacity', '1');

  await header('Opened').click();
  await expect(header('Opened')).toHaveAttribute('aria-sort', 'ascending');
  await expect(icon('Opened')).toHaveCount(0);
  await expect(icon('Ticket').getByTestId('UnfoldMoreIcon')).toBeVisible();
}
