import { expect, type Locator } from '@playwright/test';

export const title =
  'Sorting or filtering 1,000 rows by a computed column calls its valueGetter at least once for each row; by a stored column, only for visible cells.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const press = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  const expectFew = () => expect(output).toHaveText(/: \d{1,2}$/);
  const expectMany = () => expect(output).toHaveText(/: [1-3]\d{3}$/);
  await expect(demo.getByText('1–5 of 1000')).toBeVisible();
  await press('Sort stored');
  await expectFew();
  await press('Sort computed');
  await expectMany();
  await press('Sort stored');
  await expectFew();
  await press('Filter computed');
  await expectMany();
  await expect(demo.getByText('1–5 of 1000')).toHaveCount(0);
}
