import { expect, type Locator } from '@playwright/test';

export const title =
  'Users move a subtask among its siblings and into another task, and each new position is saved.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const drag = async (source: string, target: string, y: number) => {
    const cell = row(target).locator('[role="gridcell"]').last();
    await row(source)
      .locator('[draggable="true"]')
      .dragTo(cell, { targetPosition: { x: 60, y }, steps: 8 });
  };
  const saved = demo.getByRole('status');
  await drag('Paint', 'Floor', 4);
  await expect(saved).toHaveText('Saved: {"id":"Paint","parent":"Kitchen","index":0}');
  await drag('Floor', 'Garden', 26);
  await expect(saved).toHaveText('Saved: {"id":"Floor","parent":"Garden","index":0}');
  await expect(row('Floor')).toHaveAttribute('aria-level', '2');
}
