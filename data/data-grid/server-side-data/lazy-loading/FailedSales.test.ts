import { expect, type Locator } from '@playwright/test';

export const title =
  'After an error the loaded rows stay, the failed ones remain skeletons, and a retry with the parameters of the error loads them.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const skeleton = demo.locator('[role="row"][data-id$="row-root-239"]');
  await expect(row(1001)).toBeVisible();
  const down = demo.getByRole('switch', { name: 'The server is down' });
  await down.click();
  await scroller.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await expect(demo.getByRole('alert')).toContainText('Rows 220 to 239: The server does not respond.');
  await expect(skeleton).toBeVisible();
  await down.click();
  await demo.getByRole('button', { name: 'Retry' }).click();
  await expect(row(1240)).toBeVisible();
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await scroller.evaluate((element) => {
    element.scrollTop = 0;
  });
  await expect(row(1001)).toBeVisible();
}
