import { expect, type Locator } from '@playwright/test';

export const title = 'Slots of a picker read and change its value with hooks.';

export default async function test(demo: Locator): Promise<void> {
  const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  await expect(demo.getByText('Wednesday, 18 March')).toBeVisible();
  await day('20').click();
  await expect(demo.getByText('Friday, 20 March')).toBeVisible();
  await demo.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(demo.getByText('Tuesday, 17 March')).toBeVisible();
  await demo.getByRole('button', { name: 'In a week' }).click();
  await expect(demo.getByText('Monday, 23 March')).toBeVisible();
  await expect(day('23')).toHaveAttribute('aria-selected', 'true');
}
