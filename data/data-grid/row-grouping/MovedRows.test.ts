import { expect, type Locator } from '@playwright/test';

export const title = 'An order dragged into another group receives its country, which is saved.';

export default async function test(demo: Locator): Promise<void> {
  const handle = (name: string) => demo.getByRole('row', { name }).locator('[draggable="true"]');
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await expect(customers).toHaveText([
    '',
    'Olsen Boats',
    'Blue Lagoon',
    '',
    'Casa Verde',
    'Sol y Mar',
    '',
    'Atelier Rouge',
  ]);
  await handle('Olsen Boats').dragTo(demo.getByRole('row', { name: 'Sol y Mar' }), {
    targetPosition: { x: 20, y: 6 },
    steps: 8,
  });
  await expect(demo.getByRole('status')).toHaveText('Saved: O-301, Spain');
  await expect(customers).toHaveText([
    '',
    'Blue Lagoon',
    '',
    'Casa Verde',
    'Olsen Boats',
    'Sol y Mar',
    '',
    'Atelier Rouge',
  ]);
}
