import { expect, type Locator } from '@playwright/test';

export const title =
  'Each tab opens its view, and the selected tab follows the view that the button Next opens.';

export default async function test(demo: Locator): Promise<void> {
  const tab = (name: string) => demo.getByRole('tab', { name, exact: true });
  await expect(demo.getByRole('grid')).toBeVisible();
  await tab('Minute').click();
  await expect(demo.getByRole('listbox', { name: /minutes/i })).toBeVisible();
  await expect(demo.getByRole('grid')).toHaveCount(0);
  await tab('Day').click();
  await expect(demo.getByRole('grid')).toBeVisible();
  await demo.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(demo.getByRole('listbox', { name: /hours/i })).toBeVisible();
  await expect(tab('Hour')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Day')).toHaveAttribute('aria-selected', 'false');
}
