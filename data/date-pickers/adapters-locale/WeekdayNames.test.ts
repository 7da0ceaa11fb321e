import { expect, type Locator } from '@playwright/test';

export const title =
  'The prop dayOfWeekFormatter sets the text above the days, and not their accessible names.';

export default async function test(demo: Locator): Promise<void> {
  const weekdays = demo.getByRole('columnheader');
  await expect(weekdays).toHaveText(['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']);
  await expect(weekdays.first()).toHaveAttribute('aria-label', 'domingo');
  await expect(weekdays.last()).toHaveAttribute('aria-label', 'sábado');
}
