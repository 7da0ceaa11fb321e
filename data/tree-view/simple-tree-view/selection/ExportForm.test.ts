import { expect, type Locator } from '@playwright/test';

export const title =
  'Checked items are sent with the form, and a heading without checkbox can only be expanded.';

const getItem = (demo: Locator, name: string) => demo.getByRole('treeitem', { name, exact: true });
const getBox = (item: Locator) => item.locator('.MuiTreeItem-checkbox').first();

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByText('Select at least one part.')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Export' })).toBeDisabled();
  await expect(getItem(demo, 'Numbers').locator('> .MuiTreeItem-content .MuiTreeItem-checkbox')).toHaveCount(
    0,
  );
  await getBox(getItem(demo, 'Summary')).click();
  await getBox(getItem(demo, 'Costs')).click();
  await expect(demo.getByText('2 selected')).toBeVisible();
  await demo.getByRole('button', { name: 'Export' }).click();
  await expect(demo.getByRole('status')).toHaveText(/Sent: (costs, summary|summary, costs)/);

  await getItem(demo, 'Summary').press('ControlOrMeta+a');
  await expect(demo.getByText('3 selected')).toBeVisible();
}
