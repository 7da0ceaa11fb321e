import { expect, type Locator } from '@playwright/test';

export const title =
  'The callback onError is called after the first render and when the reason changes, not for each value.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const input = demo.locator('input');
  const set = async (day: string, text: string) => {
    await demo.getByRole('button', { name: day }).click();
    await expect(input).toHaveValue(text);
  };
  await expect(output).toHaveText('onError: minDate');
  await set('2026-05-01', '05/01/2026');
  await expect(output).toHaveText('onError: minDate');
  await set('2026-05-12', '05/12/2026');
  await expect(output).toHaveText('onError: minDate, null');
  await set('2026-05-30', '05/30/2026');
  await expect(output).toHaveText('onError: minDate, null, maxDate');
  await set('2026-05-02', '05/02/2026');
  await expect(output).toHaveText('onError: minDate, null, maxDate, minDate');
}
