import { expect, type Locator } from '@playwright/test';

export const title =
  'The popup of the long text shows each URL as a link and all other text as it is. Escape closes it.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const open = async (id: number) => {
    await demo.locator(`[role="row"][data-id="${id}"] [data-field="notes"]`).click();
    await page.keyboard.press('Space');
  };
  const popup = demo.getByRole('dialog', { name: 'Notes' });
  await open(1);
  await expect(popup.getByRole('link')).toHaveAttribute('href', 'https://oslo.example/permits/811');
  await expect(popup).toContainText('The crane is shared with the tram depot.');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await open(2);
  await expect(popup).toContainText('next to the old boiler.');
  await expect(popup.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
}
