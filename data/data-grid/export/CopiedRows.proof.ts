import { expect, type Locator } from '@playwright/test';

export const claim =
  'Ctrl+C copies the focused cell, or the selected rows with tabs, without headers, quotes and escaped formulas.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const copy = () => demo.page().keyboard.press('ControlOrMeta+c');

  await row('A-101').locator('[data-field="note"]').click();
  await copy();
  await expect(output).toHaveText('Copied: Ring twice, please');

  await row('A-103').getByRole('checkbox').check();
  await row('A-104').getByRole('checkbox').check();
  await row('A-101').locator('[data-field="note"]').click();
  await copy();
  await expect
    .poll(() => output.textContent())
    .toBe('Copied: A-103\tAna Costa\t=1+2\r\nA-104\tYuki Tanaka\tGift "Spring"');
}
