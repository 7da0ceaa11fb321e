import { expect, type Locator } from '@playwright/test';

export const claim =
  'The prop dayOfWeekFormatter changes the texts above the days, and not their accessible names.';

export default async function prove(demo: Locator): Promise<void> {
  const weekdays = demo.getByRole('columnheader');
  await expect(weekdays).toHaveText(['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']);
  await demo.getByRole('button', { name: 'dd', exact: true }).click();
  await expect(weekdays).toHaveText(['Do', '2ª', '3ª', '4ª', '5ª', '6ª', 'Sá']);
  await demo.getByRole('button', { name: 'not set' }).click();
  await expect(weekdays).toHaveText(['D', '2', '3', '4', '5', '6', 'S']);
  await expect(weekdays.first()).toHaveAttribute('aria-label', 'domingo');
}
