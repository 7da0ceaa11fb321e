import { expect, type Locator } from '@playwright/test';

export const title =
  'American English has 12 hours. With the prop for 24 hours, or with British English, the field and the lists have 24.';

export default async function test(demo: Locator): Promise<void> {
  const inputs = demo.locator('input');
  await expect(inputs.nth(0)).toHaveValue(/06:30/);
  await expect(inputs.nth(0)).toHaveValue(/PM/);
  await expect(inputs.nth(1)).toHaveValue('18:30');
  await expect(inputs.nth(2)).toHaveValue('18:30');
  const dialog = demo.page().getByRole('dialog');
  for (const index of [1, 2]) {
    await demo
      .getByRole('button', { name: /^Choose time/ })
      .nth(index)
      .click();
    await dialog.getByRole('option', { name: '23 hours', exact: true }).click();
    await expect(inputs.nth(index)).toHaveValue('23:30');
    await expect(dialog.getByRole('option', { name: 'PM' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
  }
}
