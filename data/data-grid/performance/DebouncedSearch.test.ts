import { expect, type Locator } from '@playwright/test';

export const title =
  'With 0 ms, each character runs the filter; with 1,000 ms, five characters that follow each other run it once.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const search = demo.getByRole('searchbox');
  const type = async () => {
    await demo.getByRole('button', { name: 'Search' }).click();
    for (const character of 'chair') {
      await search.press(character);
      // Time for a filter that does not wait.
      await demo.page().evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(demo.locator('[data-rowindex="0"]')).toContainText('Chair');
    await expect(demo.locator('.MuiDataGrid-row')).toHaveCount(5);
  };
  await demo.getByRole('button', { name: '1,000 ms' }).click();
  await type();
  await expect(output).toHaveText('Filter runs: 1');
  await demo.getByRole('button', { name: '0 ms', exact: true }).click();
  await expect(output).toHaveText('Filter runs: 0');
  await type();
  await expect(output).toHaveText('Filter runs: 5');
}
