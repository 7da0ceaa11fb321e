import { expect, type Locator } from '@playwright/test';

export const title =
  'Months and years are custom buttons: the selected one is filled, years have a number of reports, and arrow keys move the focus.';

export default async function test(demo: Locator): Promise<void> {
  const radio = (name: string | RegExp) => demo.getByRole('radio', { name });
  await expect(radio('May')).toHaveClass(/MuiButton-contained/);
  await expect(radio('June')).toHaveClass(/MuiButton-outlined/);
  await radio('June').click();
  await expect(radio('June')).toHaveAttribute('aria-checked', 'true');
  await expect(radio('June')).toHaveClass(/MuiButton-contained/);
  await expect(radio('May')).toHaveClass(/MuiButton-outlined/);
  await demo.getByRole('button', { name: 'view is open' }).click();
  await expect(radio(/^2026/)).toHaveText('20264');
  await expect(radio(/^2023/)).toHaveText('2023');
  await radio(/^2026/).focus();
  await demo.page().keyboard.press('ArrowUp');
  await expect(radio(/^2023/)).toBeFocused();
  await radio(/^2025/).click();
  await expect(radio('June')).toHaveClass(/MuiButton-contained/);
}
