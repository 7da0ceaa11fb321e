import { expect, type Locator } from '@playwright/test';

export const title =
  'A focused cell focuses its link, only one link is in the tab order, a tooltip appears, and undefined shows the formatted value.';

export default async function test(demo: Locator): Promise<void> {
  const link = (name: string) => demo.getByRole('link', { name });
  await expect(link('W-301')).toHaveAttribute('tabindex', '-1');
  await demo.getByRole('gridcell', { name: '31.9' }).click();
  await demo.page().keyboard.press('Home');
  await expect(link('W-302')).toBeFocused();
  await demo.page().keyboard.press('ArrowDown');
  await expect(link('W-303')).toBeFocused();
  await expect(link('W-302')).toHaveAttribute('tabindex', '-1');

  await expect(demo.getByRole('gridcell', { name: 'lost' })).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: '8.2' })).toHaveAttribute('title', '8.2');
  await demo.getByText('Saale').hover();
  const body = demo.locator('xpath=ancestor::body');
  await expect(body.getByRole('tooltip')).toHaveText('Sample W-304 of the river Saale');
}
