import { expect, type Locator } from '@playwright/test';

export const title =
  'With the format M-D-YYYY, a field shows 03 for March, and 3 if it respects the zeros of the format.';

export default async function test(demo: Locator): Promise<void> {
  const expectSections = async (label: string, month: string, day: string) => {
    const field = demo.getByRole('group', { name: label, exact: true });
    await expect(field.getByRole('spinbutton', { name: 'Month' })).toHaveText(month);
    await expect(field.getByRole('spinbutton', { name: 'Day' })).toHaveText(day);
  };
  await expectSections('Delivery', '03', '05');
  await expectSections('Delivery without zeros', '3', '5');
}
