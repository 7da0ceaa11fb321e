import { expect, type Locator } from '@playwright/test';

export const claim =
  'Every sortable header shows an icon without a pointer over it, except the one that hides its sort icons.';

export default async function prove(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const icon = (name: string) => header(name).getByRole('button', { name: 'Sort' });
  const expectShape = (name: string, start: RegExp) =>
    expect(icon(name).locator('path')).toHaveAttribute('d', start);
  const unsorted = /^M12 5\.83/;
  const upward = /^m5 9/;
  await demo.getByRole('gridcell', { name: 'Casa Verde' }).hover();
  for (const name of ['Ticket', 'Customer']) {
    await expect(icon(name)).toBeVisible();
    await expect(icon(name)).toHaveCSS('opacity', '0.6');
    await expectShape(name, unsorted);
  }
  await header('Ticket').click();
  await expectShape('Ticket', upward);
  await expect(icon('Ticket')).toHaveCSS('opacity', '1');

  await header('Opened').click();
  await expect(header('Opened')).toHaveAttribute('aria-sort', 'ascending');
  await expect(icon('Opened')).toHaveCount(0);
  await expectShape('Ticket', unsorted);
}
