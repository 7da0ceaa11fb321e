import { expect, type Locator } from '@playwright/test';

export const title = 'Lessons of two hours span two rows, and lunch spans the three days.';

export default async function test(demo: Locator): Promise<void> {
  const cell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [role="gridcell"][data-field="${field}"]`);
  for (const [id, field] of [
    ['9:00', 'monday'],
    ['9:00', 'tuesday'],
    ['10:00', 'friday'],
  ] as const) {
    await expect(cell(id, field)).toHaveAttribute('aria-rowspan', '2');
    await expect(cell(id, field)).toHaveCSS('height', '104px');
  }
  const lunch = demo.locator('[role="row"][data-id="12:00"]').getByRole('gridcell');
  await expect(lunch).toHaveCount(2);
  await expect(lunch.last()).toHaveAttribute('aria-colspan', '3');
  await expect(cell('11:00', 'monday')).toHaveAttribute('aria-rowspan', '1');
  await expect(cell('13:00', 'monday')).toHaveAttribute('aria-rowspan', '1');
}
