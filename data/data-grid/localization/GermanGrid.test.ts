import { expect, type Locator } from '@playwright/test';

export const title = 'The menu, the selection and the pagination of the grid are in German.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByText('Zeilen pro Seite:')).toBeVisible();
  await expect(demo.getByText('1–5 von 5')).toBeVisible();
  await demo.getByRole('gridcell', { name: 'Porto' }).click();
  await expect(demo.getByText('1 Eintrag ausgewählt')).toBeVisible();

  await demo.getByRole('columnheader', { name: 'Ort' }).hover();
  await demo.getByRole('button', { name: 'Ort Spaltenmenü' }).click();
  await expect(demo.page().getByRole('menuitem', { name: 'Sortiere aufsteigend' })).toBeVisible();
  await demo.page().keyboard.press('Escape');
}
