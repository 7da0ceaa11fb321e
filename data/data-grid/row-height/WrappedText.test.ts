import { expect, type Locator } from '@playwright/test';

export const title = 'Long texts wrap to two lines in rows of 60 px.';

export default async function test(demo: Locator): Promise<void> {
  const row = demo.locator('.MuiDataGrid-row').last();
  await expect(row).toHaveCSS('height', '60px');
  const text = row.locator('[data-field="text"] > div');
  const lines = () =>
    text.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return Math.round(element.getBoundingClientRect().height / parseFloat(lineHeight));
    });
  await expect.poll(lines).toBe(2);
  expect(await text.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
}
