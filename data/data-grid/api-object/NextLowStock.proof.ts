import { expect, type Locator } from '@playwright/test';

export const claim =
  'A button outside the grid scrolls to the next part with a low stock, and focuses its cell.';

export default async function prove(demo: Locator): Promise<void> {
  const next = demo.getByRole('button', { name: 'Next low stock' });
  const focused = demo.page().locator('[role="gridcell"]:focus');
  for (const part of ['Spring 106', 'Pulley 113', 'Lever 120']) {
    await next.click();
    await expect(demo.getByRole('row').filter({ has: focused })).toHaveText(new RegExp(part));
    await expect(focused).toHaveText('2');
    await expect(focused).toBeInViewport({ ratio: 0.9 });
  }
}
