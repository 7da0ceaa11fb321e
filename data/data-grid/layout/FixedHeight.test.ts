import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid is as tall as its parent, renders only a part of the rows, and scrolls to the others.';

export default async function test(demo: Locator): Promise<void> {
  const grid = demo.getByRole('grid');
  const root = grid.locator('xpath=ancestor::*[contains(@class, "-root ")][1]');
  expect((await root.boundingBox())?.height).toBe(300);
  await expect(demo.getByRole('gridcell', { name: '07:10' })).toBeVisible();
  expect(await demo.getByRole('gridcell', { name: /:/ }).count()).toBeLessThan(12);

  await demo.getByRole('gridcell', { name: '07:10' }).click();
  await demo.page().keyboard.press('Control+End');
  await expect(demo.getByRole('gridcell', { name: '18:45' })).toBeVisible();
}
