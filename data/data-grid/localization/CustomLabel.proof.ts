import { expect, type Locator } from '@playwright/test';

export const claim = 'The label for no rows is changed, and the other labels stay in French.';

export default async function prove(demo: Locator): Promise<void> {
  await expect(demo.getByText('Aucune commande')).toBeVisible();
  await expect(demo.getByText('Lignes par page :')).toBeVisible();
}
