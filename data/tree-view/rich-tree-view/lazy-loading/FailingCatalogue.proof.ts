import { expect, type Locator } from '@playwright/test';

export const claim =
  'A failure has a named icon and a text, and expanding the item again sends another request.';

export default async function prove(demo: Locator): Promise<void> {
  const tools = demo.getByRole('treeitem', { name: 'Tools' });
  const mark = tools.getByRole('img', { name: 'Could not be loaded' });
  await tools.click();
  await expect(demo.getByRole('alert')).toHaveText(
    'The catalogue server does not answer. Expand the shelf again to retry.',
  );
  await expect(mark).toBeVisible();
  await expect(tools).toHaveAttribute('aria-expanded', 'false');

  await demo.getByRole('switch', { name: 'The server is down' }).click();
  await tools.click();
  await expect(demo.getByRole('treeitem', { name: 'Hammer' })).toBeVisible();
  await expect(mark).toHaveCount(0);
  await expect(demo.getByRole('alert')).toHaveCount(0);
}
