import { expect, type Locator } from '@playwright/test';

export const title =
  'Two options set which bars are highlighted and which are faded, with the pointer and with the arrow keys.';

export default async function test(demo: Locator): Promise<void> {
  const bars = (series: string) => demo.locator(`[data-series="${series}"] .MuiBar-element`);
  const highlighted = demo.locator('.MuiBar-element[data-highlighted]');
  const faded = demo.locator('.MuiBar-element[data-faded]');
  const choose = async (list: string, option: string) => {
    await demo.getByRole('combobox', { name: list }).click();
    await demo.page().getByRole('option', { name: option, exact: true }).click();
    await expect(demo.page().getByRole('listbox')).toHaveCount(0);
  };
  const point = async (highlights: number, fades: number) => {
    await bars('north').nth(1).hover();
    await expect(highlighted).toHaveCount(highlights);
    await expect(faded).toHaveCount(fades);
  };
  await point(1, 7);
  await choose('fade', 'series');
  await point(1, 3);
  await choose('highlight', 'series');
  await point(4, 0);
  await choose('fade', 'global');
  await point(4, 4);
  await choose('highlight', 'none');
  await point(0, 7);

  await choose('highlight', 'item');
  await demo.page().mouse.move(0, 0);
  await expect(highlighted).toHaveCount(0);
  const chart = demo.getByLabel('Parcels delivered by two vans per day');
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(highlighted).toHaveCount(1);
  await expect(faded).toHaveCount(7);
}
