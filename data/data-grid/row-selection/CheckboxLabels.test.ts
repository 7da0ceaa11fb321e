import { expect, type Locator } from '@playwright/test';

export const title =
  'The name of each checkbox contains the subject of its row, before and after it is checked.';

export default async function test(demo: Locator): Promise<void> {
  const box = demo.getByRole('checkbox', { name: 'Select Cannot sign in' });
  await box.click();
  await expect(box).toBeChecked();
  await expect(demo.getByRole('row', { name: 'Cannot sign in' })).toHaveAttribute('aria-selected', 'true');
  await expect(demo.getByRole('checkbox', { name: 'Select Parcel is damaged' })).not.toBeChecked();
}
