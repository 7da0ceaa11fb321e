import { expect, type Locator } from '@playwright/test';

export const claim = 'A function in slotProps sets the style, the title and an attribute of single days.';

export default async function prove(demo: Locator): Promise<void> {
  const day = (date: string) => demo.locator(`[data-date="${date}"]`);
  const readGround = (date: string) =>
    day(date).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(day('2026-03-19')).toHaveAttribute('title', 'Open until 22:00');
  await expect(day('2026-03-19')).toHaveCSS('font-weight', '700');
  await expect(day('2026-03-18')).not.toHaveAttribute('title');
  expect(await readGround('2026-03-19')).not.toBe(await readGround('2026-03-18'));
  await expect(demo.locator('.MuiPickersCalendarHeader-label')).toHaveText('March');
  await expect(day('2026-03-16')).toBeDisabled();
  await day('2026-03-19').click();
  await expect(day('2026-03-19')).toHaveAttribute('aria-selected', 'true');
}
