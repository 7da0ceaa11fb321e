import { expect, type Locator } from '@playwright/test';

export const title =
  'The desktop variant opens lists of times, the mobile variant a clock face with an OK button, and the responsive one lists for a mouse.';

export default async function test(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const face = dialog.locator('.MuiClock-root');
  const inputs = demo.locator('input');
  const open = (label: string) =>
    demo
      .getByRole('group', { name: label })
      .getByRole('button', { name: /^Choose time/ })
      .click();
  for (const [index, label] of ['Responsive', 'Desktop'].entries()) {
    await open(label);
    await dialog.getByRole('option', { name: '7 hours', exact: true }).click();
    await expect(face).toHaveCount(0);
    await expect(inputs.nth(index)).toHaveValue(/07:00/);
    await demo.page().keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await open('Mobile');
  await expect(face).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}
