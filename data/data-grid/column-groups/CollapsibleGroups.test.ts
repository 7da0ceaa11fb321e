import { expect, type Locator } from '@playwright/test';

export const title =
  'A button in the header hides and shows columns of its group, with a click, Enter and Space, and keeps the focus.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('row').nth(1).getByRole('columnheader');
  const wind = demo.getByRole('button', { name: 'Wind details' });
  await expect(headers).toHaveText(['Station', 'Highest', 'Lowest', 'Gusts']);
  await expect(wind).toHaveAttribute('aria-expanded', 'false');

  await wind.click();
  await expect(headers).toHaveText(['Station', 'Highest', 'Lowest', 'Gusts', 'Mean']);
  await expect(wind).toHaveAttribute('aria-expanded', 'true');

  await expect(wind).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(headers).toHaveText(['Station', 'Highest', 'Lowest', 'Gusts']);
  await page.keyboard.press('Space');
  await expect(headers).toHaveText(['Station', 'Highest', 'Lowest', 'Gusts', 'Mean']);

  await demo.getByRole('button', { name: 'Temperature details' }).click();
  await expect(headers).toHaveText(['Station', 'Highest', 'Gusts', 'Mean']);
}
