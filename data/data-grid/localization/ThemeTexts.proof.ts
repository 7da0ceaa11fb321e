import { expect, type Locator } from '@playwright/test';

export const claim =
  'The prop replaces all texts of the theme, so the others are in English unless the demo merges both.';

export default async function prove(demo: Locator): Promise<void> {
  const keep = demo.getByRole('switch', { name: 'Keep the texts of the theme' });
  await expect(demo.getByText('Aucune commande')).toBeVisible();
  await expect(demo.getByText('Lignes par page :')).toBeVisible();
  await keep.uncheck();
  await expect(demo.getByText('Aucune commande')).toBeVisible();
  await expect(demo.getByText('Rows per page:')).toBeVisible();
  await keep.check();
  await expect(demo.getByText('Lignes par page :')).toBeVisible();
}
