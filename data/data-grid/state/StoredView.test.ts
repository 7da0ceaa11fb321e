import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid saves its view when it unmounts, and mounts with the sort order that was saved last.';

export default async function test(demo: Locator): Promise<void> {
  const open = (name: string) => demo.getByRole('tab', { name }).click();
  const amount = demo.getByRole('columnheader', { name: 'Amount' });
  for (const order of ['ascending', 'descending', 'none']) {
    await open('Invoices');
    await amount.click();
    await expect(amount).toHaveAttribute('aria-sort', order);
    await open('Summary');
    await expect(demo.getByRole('grid')).toHaveCount(0);
    await open('Invoices');
    await expect(amount).toHaveAttribute('aria-sort', order);
    await open('Summary');
  }
}
