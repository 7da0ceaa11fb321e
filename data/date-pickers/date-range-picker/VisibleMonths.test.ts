import { expect, type Locator } from '@playwright/test';

export const title =
  'The popup shows one month or three, and the first one is the month of the reference date.';

export default async function test(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const months = dialog.getByRole('grid');
  const expectMonths = async (label: string, names: string[]) => {
    await demo.getByRole('group', { name: label }).getByRole('button').click();
    await expect(months).toHaveCount(names.length);
    for (const [index, name] of names.entries()) {
      await expect(months.nth(index)).toHaveAccessibleName(name);
    }
    await demo.page().keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await expectMonths('Weekend', ['May 2026']);
  await expectMonths('Summer', ['June 2026', 'July 2026', 'August 2026']);
}
