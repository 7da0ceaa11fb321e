import { expect, type Locator } from '@playwright/test';

export const title =
  'Each error of the start or the end has its message, and days outside the season are disabled in the calendar.';

export default async function test(demo: Locator): Promise<void> {
  const months = demo.getByRole('spinbutton', { name: 'Month' });
  const type = async (part: 'start' | 'end', digits: string) => {
    await (part === 'start' ? months.first() : months.last()).click();
    await demo.page().keyboard.type(digits);
  };
  await expect(demo.getByText('The season begins on 4 May 2026.')).toBeVisible();
  await demo.getByRole('button', { name: /^Choose range/ }).click();
  const may = demo.page().getByRole('dialog').getByRole('grid', { name: 'May 2026' });
  const day = (name: string) => may.getByRole('gridcell', { name, exact: true });
  await expect(day('3')).toBeDisabled();
  await day('4').click();
  await expect(demo.getByText('May to October')).toBeVisible();
  await day('21').click();
  await expect(may).toBeHidden();
  await expect(demo.locator('input')).toHaveValue('05/04/2026 – 05/21/2026');

  await type('start', '05222026');
  await expect(demo.getByText('The departure is before the arrival.')).toBeVisible();
  await type('end', '11012026');
  await expect(demo.getByText('The season ends on 30 October 2026.')).toBeVisible();
  await type('end', '02302027');
  await expect(demo.getByText('This date does not exist.')).toBeVisible();
}
