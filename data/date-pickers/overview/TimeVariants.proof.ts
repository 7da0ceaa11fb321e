import { expect, type Locator } from '@playwright/test';

export const claim =
  'The mobile variant opens a clock face with an OK button, the desktop variant opens lists.';

export default async function prove(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const face = dialog.locator('.MuiClock-root');
  const ok = dialog.getByRole('button', { name: 'OK' });
  const open = () => demo.getByRole('button', { name: /^Choose time/ }).click();
  await open();
  await expect(face).toBeVisible();
  await ok.click();
  await expect(dialog).toBeHidden();
  // A mouse leads the responsive variant to the desktop one.
  for (const variant of ['Desktop', 'Responsive']) {
    await demo.getByRole('button', { name: variant }).click();
    await open();
    await dialog.getByRole('option', { name: '7 hours', exact: true }).click();
    await expect(face).toHaveCount(0);
    await expect(demo.locator('input')).toHaveValue(/07:00/);
    await demo.page().keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}
