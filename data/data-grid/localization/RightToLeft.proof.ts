import { expect, type Locator } from '@playwright/test';

export const claim =
  'The first column is on the right, numbers align to the left, and the left arrow key moves to the next column.';

export default async function prove(demo: Locator): Promise<void> {
  const cell = (field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`).first();
  const left = async (field: string) => (await cell(field).boundingBox())!.x;
  expect(await left('id')).toBeGreaterThan(await left('city'));
  expect(await left('city')).toBeGreaterThan(await left('total'));

  await cell('id').click();
  await demo.page().keyboard.press('ArrowLeft');
  await expect(cell('city')).toBeFocused();
  await demo.page().keyboard.press('ArrowRight');
  await expect(cell('id')).toBeFocused();
}
