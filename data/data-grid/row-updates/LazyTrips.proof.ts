import { expect, type Locator } from '@playwright/test';

export const claim =
  'With a count, the scrollbar covers all rows, and the grid requests only the rows where users scroll.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const trip = (id: string) => demo.getByRole('gridcell', { name: id });
  await expect(trip('T-101')).toBeVisible();
  // With the row of the headers.
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '61');
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await expect(trip('T-160')).toBeVisible();
  await expect(output).toContainText('45–59');
  await expect(output).not.toContainText('15–29');
}
