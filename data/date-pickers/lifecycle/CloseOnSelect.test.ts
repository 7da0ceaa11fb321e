import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar } from '../../../e2e/demos/dateSteps';

export const title =
  'Each view calls onChange. With closeOnSelect, the last view also calls onAccept and onClose. Without it, OK does.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const expectCalls = (change: number, accept: number, close: number) =>
    expect(output).toHaveText(
      `Calls since opening: onChange ${change}, onAccept ${accept}, onClose ${close}`,
    );
  const select = async (year: string, month: string) => {
    const calendar = await openCalendar(demo);
    await calendar.getByRole('radio', { name: year }).press('Enter');
    await expectCalls(1, 0, 0);
    await calendar.getByRole('radio', { name: month }).press('Enter');
    await expectCalls(2, 0, 0);
    await getDay(calendar, 12).click();
    return calendar;
  };

  let calendar = await select('2027', 'May');
  await expect(calendar).toBeHidden();
  await expectCalls(3, 1, 1);

  await demo.getByRole('button', { name: 'false' }).click();
  calendar = await select('2028', 'June');
  await expectCalls(2, 0, 0);
  await getDay(calendar, 14).click();
  await expectCalls(3, 0, 0);
  await calendar.getByRole('button', { name: 'OK' }).click();
  await expect(calendar).toBeHidden();
  await expectCalls(3, 1, 1);
}
