import { expect, type Locator } from '@playwright/test';

export const title = 'The label for no rows is changed, and the other labels stay in French.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByText('Aucune commande')).toBeVisible();
  await expect(demo.getByText('Lignes par page :')).toBeVisible();
}
