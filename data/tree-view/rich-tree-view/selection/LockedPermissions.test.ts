import { expect, type Locator } from '@playwright/test';

export const title = 'A locked permission keeps its state when its parent, or everything, is selected.';

export default async function test(demo: Locator): Promise<void> {
  const team = demo.getByRole('treeitem', { name: 'Team', exact: true });
  const toggle = () => team.locator('.MuiTreeItem-checkbox').first().click();
  const expectGranted = async (...names: string[]) => {
    await expect(demo.getByRole('treeitem', { checked: true })).toHaveText(names);
    await expect(team).toHaveAttribute('aria-checked', 'mixed');
  };
  const always = 'See members (always granted)';

  await expectGranted(always);
  await toggle();
  await expectGranted(always, 'Invite members', 'Remove members');
  await toggle();
  await expectGranted(always);
  await team.press('Control+a');
  await expectGranted(always, 'Invite members', 'Remove members');
}
