import { expect, type Locator } from '@playwright/test';

export const title =
  'The first column is at the right, the left arrow key moves to the next one, and numbers stand at the end of their cells.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const readX = async (cell: Locator) => (await cell.boundingBox())!.x;
  await expect(header('הזמנה')).toBeVisible();
  expect(await readX(header('הזמנה'))).toBeGreaterThan(await readX(header('עיר')));
  expect(await readX(header('עיר'))).toBeGreaterThan(await readX(header('סכום')));

  await demo.getByRole('gridcell', { name: 'חיפה' }).click();
  await demo.page().keyboard.press('ArrowLeft');
  const total = demo.getByRole('gridcell', { name: '1,249.5' });
  await expect(total).toBeFocused();
  await expect(total).toHaveCSS('text-align', 'left');
  await demo.page().keyboard.press('ArrowRight');
  await expect(demo.getByRole('gridcell', { name: 'חיפה' })).toBeFocused();
  await expect(demo.getByText('שורות בעמוד')).toBeVisible();
}
