import { expect, type Locator } from '@playwright/test';

export const title = 'Each day has a name with the day of the week, the month and its mark.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const getDay = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  await getDay('Thursday, April 16').click();
  await expect(getDay('Thursday, April 16')).toHaveAttribute('aria-selected', 'true');
  await demo.page().keyboard.press(direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft');
  await expect(getDay('Friday, April 17, almost full')).toBeFocused();
  await expect(demo.getByRole('gridcell', { name: /almost full$/ })).toHaveCount(3);
}
