import { expect, type Locator } from '@playwright/test';

export const claim =
  'A filter hides children that do not match and keeps the parents of matches; on the top level only, all children follow their parent.';

export default async function prove(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="__tree_data_group__"]');
  await expect(names).toHaveText(['Sarah Lind (3)', 'Ruth Adler', 'Tomás Vega (1)', 'Mia Tan']);
  await demo.getByRole('switch').click();
  await expect(names).toHaveText(['Sarah Lind (4)', 'Tomás Vega (2)', 'Mia Tan', 'Ana Ruiz', 'Ruth Adler']);
}
