import { expect, type Locator } from '@playwright/test';

export const title =
  'A button expands all ancestors of the next problem and focuses it, even after users have collapsed them.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name });
  const next = demo.getByRole('button', { name: 'Next problem' });
  const expectProblem = async (name: string) => {
    await expect(getItem(name)).toBeFocused();
    await expect(getItem(name).getByRole('img', { name: 'Problem' })).toBeVisible();
  };

  await expect(demo.getByRole('treeitem')).toHaveCount(2);
  await next.click();
  await expectProblem('Street');
  await next.click();
  await expectProblem('IBAN');

  await getItem('Person').locator('.MuiTreeItem-content').first().click();
  await expect(getItem('Person')).toHaveAttribute('aria-expanded', 'false');
  await next.click();
  await expectProblem('Street');
}
