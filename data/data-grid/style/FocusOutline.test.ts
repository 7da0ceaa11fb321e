import { expect, type Locator } from '@playwright/test';

export const title = 'A focused cell and a focused header have a thick outline inside their edges.';

export default async function test(demo: Locator): Promise<void> {
  const cell = demo.getByRole('gridcell', { name: 'Borkum' });
  await cell.click();
  await expect(cell).toBeFocused();
  await expect(cell).toHaveCSS('outline-style', 'solid');
  await expect(cell).toHaveCSS('outline-width', '3px');
  await expect(cell).toHaveCSS('outline-offset', '-3px');

  for (let step = 0; step < 3; step += 1) {
    await demo.page().keyboard.press('ArrowUp');
  }
  const header = demo.getByRole('columnheader', { name: 'Site' });
  await expect(header).toHaveCSS('outline-width', '3px');
  await expect(header).toHaveCSS('outline-style', 'solid');
  await expect(cell).not.toHaveCSS('outline-style', 'solid');
}
