import { expect, type Locator } from '@playwright/test';

export const claim =
  'Two headers are rendered by components: a press of the info button opens its text and does not sort, and a click beside it sorts.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const rain = demo.getByRole('columnheader', { name: 'Rain' });
  const info = rain.getByRole('button', { name: 'About Rain' });
  const text = page.locator('.MuiPopover-paper').getByText('Sum from midnight to midnight');
  // The icon of the title; a column with another header has none.
  const title = (name: string) =>
    demo.getByRole('columnheader', { name }).locator('.MuiDataGrid-columnHeaderTitleContainerContent svg');
  await expect(title('°C')).toBeVisible();
  await expect(title('Station')).toHaveCount(0);

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
