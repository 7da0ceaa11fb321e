import { expect, type Locator } from '@playwright/test';

export const title =
  'Each axis is highlighted by a band, a line or not at all. A band has no effect on the value axis. The tooltip opens in all cases.';

export default async function test(demo: Locator): Promise<void> {
  const highlights = demo.locator('.MuiChartsAxisHighlight-root');
  const choose = async (list: string, option: string) => {
    await demo.getByRole('combobox', { name: new RegExp(`^${list}\\b`) }).click();
    await demo.page().getByRole('option', { name: option, exact: true }).click();
    await expect(demo.page().getByRole('listbox')).toHaveCount(0);
  };
  const point = async (count: number) => {
    await demo.locator('.MuiBar-element').nth(2).hover();
    await expect(demo.page().getByRole('tooltip')).toContainText(/12:00.*310/s);
    await expect(highlights).toHaveCount(count);
  };
  await point(2);
  await expect(highlights.first()).toHaveCSS('stroke', 'none');
  await choose('y', 'band');
  await point(1);
  await choose('x', 'line');
  await point(1);
  await expect(highlights).not.toHaveCSS('stroke', 'none');
  await choose('x', 'none');
  await choose('y', 'none');
  await point(0);
}
