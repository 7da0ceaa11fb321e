import { expect, type Locator } from '@playwright/test';

export const title = 'Nested objects, lists and dates of an API appear as text, and dates sort by time.';

export default async function test(demo: Locator): Promise<void> {
  const guests = demo.locator('[role="gridcell"][data-field="guest"]');
  await expect(guests).toHaveText(['Ana Duarte', 'Petr Novak', 'Aiko Mori']);
  await expect(demo.locator('[role="gridcell"][data-field="room.name"]')).toHaveText([
    'Garden',
    'Attic',
    'Lake',
  ]);
  await expect(demo.getByRole('row', { name: 'Petr Novak' })).toHaveAttribute('data-id', 'b42');
  await demo.getByRole('columnheader', { name: 'Arrival' }).click();
  await expect(guests).toHaveText(['Petr Novak', 'Aiko Mori', 'Ana Duarte']);
  await expect(demo.getByText('[object Object]')).toHaveCount(0);
}
