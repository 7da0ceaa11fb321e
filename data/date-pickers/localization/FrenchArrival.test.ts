import { expect, type Locator } from '@playwright/test';

export const title = 'The sections, the placeholders, the button and the calendar are in French.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await expect(demo.locator('input')).toHaveValue('12/05/2026');
  await demo.getByRole('button', { name: 'Choisir la date, la date sélectionnée est 12 mai 2026' }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('button', { name: 'Mois suivant' })).toBeVisible();
  await expect(popup.getByRole('columnheader').first()).toHaveAttribute('aria-label', 'lundi');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  for (const [name, placeholder] of Object.entries({ Jour: 'JJ', Mois: 'MM', Année: 'AAAA' })) {
    const section = demo.getByRole('spinbutton', { name });
    await section.click();
    await page.keyboard.press('Backspace');
    await expect(section).toHaveText(placeholder);
  }
}
