import { expect, type Locator } from '@playwright/test';

export const title = 'Every reason of the date, time and date time components can be reached.';

const DATE_REASONS = [
  'invalidDate',
  'shouldDisableDate',
  'shouldDisableMonth',
  'shouldDisableYear',
  'disableFuture',
  'disablePast',
  'minDate',
  'maxDate',
];
const TIME_REASONS = [
  'invalidDate',
  'minTime',
  'maxTime',
  'disableFuture',
  'disablePast',
  'shouldDisableTime-hours',
  'shouldDisableTime-minutes',
  'shouldDisableTime-seconds',
  'minutesStep',
];
const COMPONENTS = {
  DateField: DATE_REASONS,
  TimeField: TIME_REASONS,
  DateTimeField: [...new Set([...TIME_REASONS, ...DATE_REASONS])],
};

export default async function test(demo: Locator): Promise<void> {
  const select = (id: string, value: string) => demo.locator(`select#${id}`).selectOption({ value });
  for (const [component, reasons] of Object.entries(COMPONENTS)) {
    await select('component', component);
    await expect(demo.locator('select#reason option')).toHaveCount(reasons.length);
    for (const reason of reasons) {
      await select('reason', reason);
      await expect(demo.getByText(`${reason}:`)).toBeVisible();
    }
  }
}
