import { expect, type Locator } from '@playwright/test';

export const title =
  'The info button opens its text by mouse and by keyboard and does not sort, and a click next to it sorts.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const rain = demo.getByRole('columnheader', { name: 'Rain' });
  const info = rain.getByRole('button', { name: 'About Rain' });
  const text = page.locator('.MuiPopover-paper').getByText('Sum from midnight to midnight');

  await info.click();
  await expect(text).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  await expect(rain).toHaveAttribute('aria-sort', 'none');

  // By keyboard the focus of the header goes to the button.
  await demo.getByRole('columnheader', { name: 'Station' }).press('End');
  await expect(info).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  await expect(rain).toHaveAttribute('aria-sort', 'none');

  await rain.getByText('Rain', { exact: true }).click();
  await expect(rain).toHaveAttribute('aria-sort', 'ascending');
}
