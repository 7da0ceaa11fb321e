import { expect, type Locator } from '@playwright/test';

export const claim =
  'A selected row has a tint of the primary color, and differs from a row under the pointer.';

export default async function prove(demo: Locator): Promise<void> {
  const getRow = (name: string) => demo.getByRole('row', { name });
  const readGround = (row: Locator) => row.evaluate((node) => getComputedStyle(node).backgroundColor);
  const clinic = getRow('Riverside Clinic');
  const museum = getRow('Old Town Museum');
  await expect(clinic).toHaveAttribute('aria-selected', 'true');
  const plain = await readGround(museum);
  const tint = await readGround(clinic);
  expect(tint).not.toBe(plain);
  await museum.hover();
  await expect(museum).not.toHaveCSS('background-color', plain);
  await expect(museum).not.toHaveCSS('background-color', tint);
  await museum.click();
  await expect(museum).toHaveAttribute('aria-selected', 'true');
  await expect(clinic).toHaveAttribute('aria-selected', 'false');
  await getRow('Mill Bakery').hover();
  await expect(museum).toHaveCSS('background-color', tint);
}
