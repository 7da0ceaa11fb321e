import { expect, type Locator } from '@playwright/test';

export const title =
  'Each click changes the end of the stay. The start stays the same, and cannot be dragged.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  const selected = demo.locator('[role="gridcell"][aria-selected="true"]');
  await expect(output).toHaveText('12 May – 15 May');
  for (const end of ['20', '18', '25']) {
    await day(end).click();
    await expect(output).toHaveText(`12 May – ${end} May`);
    await expect(selected).toHaveText(['12', end]);
  }
  await expect(day('11')).toBeDisabled();
  await expect(demo.locator('[draggable="true"]')).toHaveCount(0);
}
