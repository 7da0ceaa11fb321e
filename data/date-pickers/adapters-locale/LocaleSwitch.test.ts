import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title =
  'A new adapterLocale changes the format, the clock, the names and the first day of the week.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const expected = {
    'en-gb': ['12/05/2026 15:30', 'Monday', 'May 2026'],
    de: ['12.05.2026 15:30', 'Montag', 'Mai 2026'],
    'zh-cn': ['2026/05/12 15:30', '星期一', '五月 2026'],
    en: ['05/12/2026 03:30 PM', 'Sunday', 'May 2026'],
  } as const;
  for (const [locale, [text, weekday, month]] of Object.entries(expected)) {
    await demo.locator('select').selectOption({ value: locale });
    await expect(demo.locator('input')).toHaveValue(getFieldText(text, direction));
    await expect(demo.getByRole('columnheader').first()).toHaveAttribute('aria-label', weekday);
    await expect(demo.getByText(month, { exact: true })).toBeVisible();
  }
}
