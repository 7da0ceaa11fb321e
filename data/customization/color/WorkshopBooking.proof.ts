import { expect, type Locator } from '@playwright/test';

export const claim =
  'The selected day, the slider and the main button have the primary color, and the second button does not.';

export default async function prove(demo: Locator): Promise<void> {
  const readGround = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const book = demo.getByRole('button', { name: 'Book' });
  const day = demo.getByRole('gridcell', { name: '14', exact: true });
  await day.click();
  await expect(day).toHaveAttribute('aria-selected', 'true');
  await demo.getByRole('slider', { name: /Seats/ }).press('End');
  await expect(demo.getByText('Seats: 8')).toBeVisible();
  // What lies under the pointer is darker.
  await demo.getByText('Seats: 8').hover();
  const primary = await readGround(book);
  await expect(day).toHaveCSS('background-color', primary);
  await expect(demo.locator('.MuiSlider-track')).toHaveCSS('background-color', primary);
  expect(await readGround(demo.getByRole('button', { name: 'Give away' }))).not.toBe(primary);
}
