import { expect, type Locator } from '@playwright/test';

export const claim =
  'The toggle column is at the end, its header expands and collapses all panels, and its texts come from `localeText`.';

export default async function prove(demo: Locator): Promise<void> {
  const panels = demo.locator('.MuiDataGrid-detailPanel');
  await expect(demo.locator('[role="columnheader"]').last()).toHaveAttribute(
    'data-field',
    '__detail_panel_toggle__',
  );
  await demo.getByRole('button', { name: 'Show items' }).first().click();
  await expect(panels).toHaveCount(1);
  await demo.getByRole('button', { name: 'Expand all' }).click();
  await expect(panels).not.toHaveCount(1);
  await expect(demo.getByRole('button', { name: 'Hide items' }).first()).toBeVisible();
  await demo.getByRole('button', { name: 'Collapse all' }).click();
  await expect(panels).toHaveCount(0);
}
