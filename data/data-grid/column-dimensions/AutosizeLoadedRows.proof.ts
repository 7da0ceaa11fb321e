import { expect, type Locator } from '@playwright/test';

export const claim =
  'With autosizeOnMount, the grid measures only the headers while there are no rows; a call after loading fits the columns to the rows.';

/** The least width of the title column, in pixels, until rows have been removed and loaded. */
function watchNarrowest(demo: Locator): Promise<number> {
  return demo.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let narrowest = Infinity;
        let isEmpty = false;
        new MutationObserver((_, observer) => {
          const header = element.querySelector('[role="columnheader"][data-field="title"]');
          narrowest = Math.min(narrowest, header?.getBoundingClientRect().width ?? Infinity);
          const hasRows = element.querySelector('[data-id="B-204"]') !== null;
          isEmpty ||= !hasRows;
          if (isEmpty && hasRows) {
            observer.disconnect();
            resolve(narrowest);
          }
        }).observe(element, { attributes: true, childList: true, subtree: true });
      }),
  );
}

export default async function prove(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Title' });
  await expect(demo.getByRole('gridcell', { name: 'Emma' })).toBeVisible();
  await expect(header).toHaveCSS('width', '300px');

  // A new grid has no rows when it mounts.
  const [narrowest] = await Promise.all([
    watchNarrowest(demo),
    demo.getByRole('button', { name: 'Load again' }).click(),
  ]);
  expect(narrowest).toBeLessThan(90);
  await expect(header).toHaveCSS('width', '300px');
}
