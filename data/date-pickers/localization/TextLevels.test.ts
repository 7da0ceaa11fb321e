import { expect, type Locator } from '@playwright/test';

export const title =
  'The labels of a picker override those of the provider, which override those of the theme.';

export default async function test(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const expectTexts = async (label: string, heading: string, buttons: string[]) => {
    await demo.getByRole('group', { name: label }).getByRole('button').click();
    await expect(dialog.getByText(heading, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Mois suivant' })).toBeVisible();
    for (const name of buttons) {
      await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await demo.page().keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await expectTexts('Facture', 'Choisir une date', ['Annuler', 'Valider']);
  await expectTexts('Livraison', 'Jour de livraison', ['Retour', 'Valider']);
}
