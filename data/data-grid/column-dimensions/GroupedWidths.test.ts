import { expect, type Locator } from '@playwright/test';

export const title = 'The grouping column is autosized each time a group is expanded or collapsed.';

export default async function test(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Century' });
  const toggle = (group: string) => demo.getByRole('gridcell', { name: group }).getByRole('button').click();
  await expect(header).toHaveCSS('width', '120px');
  await toggle('1700s');
  await expect(header).toHaveCSS('width', '400px');
  await toggle('1700s');
  await expect.poll(async () => (await header.boundingBox())!.width).toBeLessThan(180);
  await toggle('1800s');
  await expect(demo.getByRole('gridcell', { name: 'Frankenstein' })).toBeVisible();
}
