import { expect, type Locator } from '@playwright/test';

export const title =
  'Each task spans its weeks, and a bar stays complete after its first week is scrolled below the pinned column.';

export default async function test(demo: Locator): Promise<void> {
  const bar = (id: string, week: number) =>
    demo.locator(`[role="row"][data-id="${id}"] [role="gridcell"][data-field="week${week}"]`);
  await expect(bar('Research', 1)).toHaveAttribute('aria-colspan', '4');
  await expect(bar('Research', 1)).toHaveCSS('width', '200px');
  await expect(bar('Research', 2)).toHaveCount(0);
  await expect(demo.locator('[role="columnheader"][data-field="week30"]')).toHaveCount(0);

  const scroll = (left: number) =>
    demo
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate(
        (element, x) => (element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -x : x),
        left,
      );
  await scroll(1600);
  await expect(bar('Build', 12)).toHaveAttribute('aria-colspan', '14');
  await expect(bar('Build', 12)).toHaveCSS('width', '700px');
  await expect(bar('Design', 5)).toHaveCSS('width', '500px');
  await expect(bar('Launch', 26)).toHaveAttribute('aria-colspan', '4');
  await expect(demo.locator('[role="columnheader"][data-field="week2"]')).toHaveCount(0);
}
