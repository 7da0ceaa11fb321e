import { expect, type Locator } from '@playwright/test';

export const title = 'The icon and the color of the button show whether the popup is open.';

export default async function test(demo: Locator): Promise<void> {
  const more = /^M16\.59 8\.59/;
  const less = /^m12 8-6 6/;
  const popup = demo.page().getByRole('dialog');
  for (const label of ['Day', 'Time']) {
    const button = demo.getByRole('group', { name: label }).locator('button');
    await expect(button.locator('path')).toHaveAttribute('d', more);
    await button.click();
    await expect(popup).toBeVisible();
    await expect(button.locator('path')).toHaveAttribute('d', less);
    if (label === 'Time') {
      await expect(button).toHaveClass(/MuiIconButton-colorPrimary/);
    }
    await demo.page().keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(button.locator('path')).toHaveAttribute('d', more);
    await expect(button).not.toHaveClass(/MuiIconButton-colorPrimary/);
  }
}
