import { expect, type Locator } from '@playwright/test';

export const title =
  'Every header shows a pale sort icon without a pointer over it, and the icon of the sorted header is opaque.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const icon = (name: string) => header(name).getByRole('button', { name: 'Sort' });
  await demo.getByRole('gridcell', { name: 'Casa Verde' }).hover();
  for (const name of ['Ticket', 'Customer', 'Opened']) {
    await expect(icon(name)).toBeVisible();
    await expect(icon(name)).toHaveCSS('opacity', '0.6');
  }
  await header('Ticket').click();
  await expect(header('Ticket')).toHaveAttribute('aria-sort', 'ascending');
  await expect(icon('Ticket')).toHaveCSS('opacity', '1');
  await expect(icon('Opened')).toHaveCSS('opacity', '0.6');
}
