import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid shows the saved row, clears its cache after a change, and keeps a rejected value in the editor.';

export default async function test(demo: Locator): Promise<void> {
  const totals = demo.locator('[role="gridcell"][data-field="total"]');
  const entries = demo.getByRole('log').locator('p');
  const edit = async (value: string) => {
    await totals.first().dblclick();
    const editor = demo.getByRole('spinbutton');
    await expect(editor).toBeFocused();
    await editor.fill(value);
    await editor.press('Enter');
  };
  await expect(totals.first()).toHaveText('20');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  // Both pages are in the cache now.
  await expect(totals.first()).toHaveText('255');
  await expect(entries).toHaveCount(2);
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(totals.first()).toHaveText('20');

  // An unchanged value is not saved, and the cache is kept.
  await edit('20');
  await expect(demo.getByRole('spinbutton')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(totals.first()).toHaveText('255');
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(totals.first()).toHaveText('20');
  await expect(entries).toHaveCount(2);

  await edit('34.6');
  await expect(totals.first()).toHaveText('35');
  await expect(entries.first()).toHaveText(
    '3. PUT /orders/1001 {"id":1001,"customer":"Alder Books","total":34.6}',
  );
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(entries.first()).toHaveText('4. GET /orders?from=5&to=9');
  await expect(totals.first()).toHaveText('255');

  await edit('-1');
  await expect(entries.first()).toHaveText('6. error: The total must not be negative.');
  await expect(demo.getByRole('spinbutton')).toHaveValue('-1');
  await demo.getByRole('spinbutton').press('Escape');
  await expect(totals.first()).toHaveText('255');
}
