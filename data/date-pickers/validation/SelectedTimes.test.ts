import { expect, type Locator } from '@playwright/test';

export const title =
  'An hour with at least one valid minute can be selected. Until users select a valid minute, the value is an error.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await demo.getByRole('button', { name: /^Choose time/ }).click();
  const dialog = demo.page().getByRole('dialog');
  const option = (name: string) => dialog.getByRole('option', { name, exact: true });
  await expect(option('8 hours')).toHaveAttribute('aria-disabled', 'true');
  await option('9 hours').click();
  await expect(output).toHaveText('onChange: 09:00 minTime');
  await expect(option('25 minutes')).toHaveAttribute('aria-disabled', 'true');
  await option('30 minutes').click();
  await expect(output).toHaveText('onChange: 09:00 minTime, 09:30 null');
}
