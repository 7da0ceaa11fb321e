import { expect, type Locator } from '@playwright/test';

export const title = 'A click on a row opens it, and so does Enter. Arrow keys open nothing.';

export default async function test(demo: Locator): Promise<void> {
  const opened = demo.getByRole('status');
  await expect(opened).toHaveText('Opened: none');
  await demo.getByRole('gridcell', { name: 'Porto' }).click();
  await expect(opened).toHaveText('Opened: Porto');
  const { keyboard } = demo.page();
  await keyboard.press('ArrowDown');
  await expect(demo.getByRole('gridcell', { name: 'Osaka' })).toBeFocused();
  await expect(opened).toHaveText('Opened: Porto');
  await keyboard.press('Enter');
  await expect(opened).toHaveText('Opened: Osaka');
}
