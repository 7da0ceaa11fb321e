import { expect, type Locator } from '@playwright/test';

export const claim =
  'The grid requests the page again at intervals, and shows the new total without a loading overlay.';

export default async function prove(demo: Locator): Promise<void> {
  const total = demo.locator('[role="gridcell"][data-field="total"]').first();
  await expect(total).toHaveText('20');
  await expect(demo.getByRole('progressbar')).toHaveCount(0);
  await demo.evaluate((element) => {
    new MutationObserver(() => {
      if (element.querySelector('[role="progressbar"]')) {
        element.dataset.loading = '';
      }
    }).observe(element, { childList: true, subtree: true });
  });
  await demo.getByRole('button', { name: 'Change order 1001 on the server' }).click();
  await expect(total).toHaveText('600');
  await expect(demo).not.toHaveAttribute('data-loading');
}
