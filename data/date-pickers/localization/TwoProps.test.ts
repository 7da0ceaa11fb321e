import { expect, type Locator } from '@playwright/test';

export const title =
  'The prop localeText translates the title and the buttons, and adapterLocale the date and the weekdays.';

export default async function test(demo: Locator): Promise<void> {
  const firstWeekday = demo.getByRole('columnheader').first();
  const expectTexts = async (heading: string, next: string) => {
    await expect(demo.getByText(heading, { exact: true })).toBeVisible();
    await expect(demo.getByRole('button', { name: next })).toBeVisible();
  };
  const german = ['Datum auswählen', 'Nächster Monat'] as const;
  const english = ['Select date', 'Next month'] as const;

  await expectTexts(...german);
  await expect(demo.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  await expect(demo.getByRole('heading')).toHaveText('Tue, May 12');
  await expect(firstWeekday).toHaveAttribute('aria-label', 'Sunday');

  await demo.getByRole('switch').nth(1).click();
  await expectTexts(...german);
  await expect(demo.getByRole('heading')).toHaveText('12 Mai');
  await expect(firstWeekday).toHaveAttribute('aria-label', 'Montag');

  await demo.getByRole('switch').nth(0).click();
  await expectTexts(...english);
  await expect(demo.getByRole('heading')).toHaveText('12 Mai');
  await expect(firstWeekday).toHaveAttribute('aria-label', 'Montag');
}
