import { expect, type Locator } from '@playwright/test';

export const claim =
  'The popup shows one to three months, and currentMonthCalendarPosition is the place of the month of the reference date.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const dialog = page.getByRole('dialog');
  const months = dialog.getByRole('grid');
  const expectMonths = async (names: string[]) => {
    await demo.getByRole('button', { name: /^Choose range/ }).click();
    await expect(months).toHaveCount(names.length);
    for (const [index, name] of names.entries()) {
      await expect(months.nth(index)).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  const choose = async (label: string, count: number) => {
    await demo.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: String(count) }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
  };
  await expectMonths(['May 2026', 'June 2026']);
  await choose('currentMonthCalendarPosition', 2);
  await expectMonths(['April 2026', 'May 2026']);
  await choose('calendars', 3);
  await expectMonths(['April 2026', 'May 2026', 'June 2026']);
  await choose('calendars', 1);
  await expectMonths(['May 2026']);
}
