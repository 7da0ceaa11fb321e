import { expect, type Locator } from '@playwright/test';

export const claim =
  'Each click applies the next direction of the sorting order, and a column can have an order of its own.';

export default async function prove(demo: Locator): Promise<void> {
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  const opened = demo.getByRole('columnheader', { name: 'Opened' });
  const clickAndExpect = async (header: Locator, ...directions: string[]) => {
    for (const direction of directions) {
      await header.click();
      await expect(header).toHaveAttribute('aria-sort', direction);
    }
  };
  await expect(customer).toHaveAttribute('aria-sort', 'ascending');
  await clickAndExpect(customer, 'descending', 'ascending', 'descending');
  await clickAndExpect(opened, 'descending', 'none', 'descending', 'none');

  await demo.getByRole('button', { name: 'Descending first' }).click();
  await clickAndExpect(customer, 'descending', 'ascending', 'none');
  await demo.getByRole('button', { name: 'Three steps' }).click();
  await clickAndExpect(customer, 'ascending', 'descending', 'none');
}
