import { expect, type Locator } from '@playwright/test';

export const title =
  'A function in slotProps sets the style and the title of single days, an object the format.';

export default async function test(demo: Locator): Promise<void> {
  const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  const readGround = (name: string) =>
    day(name).evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const late of ['5', '12', '19', '26']) {
    await expect(day(late)).toHaveAttribute('title', 'Open until 22:00');
    await expect(day(late)).toHaveCSS('font-weight', '700');
  }
  await expect(demo.getByTitle('Open until 22:00')).toHaveCount(4);
  await expect(day('18')).not.toHaveAttribute('title');
  expect(await readGround('19')).not.toBe(await readGround('18'));
  await expect(demo.locator('.MuiPickersCalendarHeader-label')).toHaveText('March');
  await day('19').click();
  await expect(day('19')).toHaveAttribute('aria-selected', 'true');
  await expect(day('19')).not.toHaveCSS('font-weight', '700');
}
