import { expect, type Locator } from '@playwright/test';

export const title = 'Each time shows its free tables, and times without a free table are disabled.';

export default async function test(demo: Locator): Promise<void> {
  const options = demo.getByRole('option');
  await expect(options).toHaveText([
    /18:30.*4 free/,
    /19:00.*1 free/,
    /19:30.*2 free/,
    /20:00.*full/,
    /20:30.*6 free/,
  ]);
  await expect(demo.getByRole('option', { disabled: true })).toHaveText([/20:00/]);
  await options.nth(4).click();
  await expect(options.nth(4)).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'false');
}
