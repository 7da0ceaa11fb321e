import { expect, type Locator } from '@playwright/test';

export const title =
  'The text shows how many numbers are selected and their sum, and ignores selected names.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const output = demo.getByRole('status');
  await expect(output).toHaveText('Numbers: 0, sum: 0');
  await getCell('design', 'department').click();
  await getCell('sales', 'q2').click({ modifiers: ['Shift'] });
  await expect(output).toHaveText('Numbers: 4, sum: 226');
  await getCell('legal', 'q1').click({ modifiers: ['ControlOrMeta'] });
  await expect(output).toHaveText('Numbers: 5, sum: 244');
  await demo.page().keyboard.press('ArrowUp');
  await expect(output).toHaveText('Numbers: 0, sum: 0');
}
