import { expect, type Locator } from '@playwright/test';
import { openCalendar } from '../../../e2e/demos/dateSteps';

export const title = 'On mobile, the shortcuts are in a row between the toolbar and the calendar.';

export default async function test(demo: Locator): Promise<void> {
  const calendar = await openCalendar(demo);
  const first = calendar.getByRole('button', { name: '1 April' });
  const last = calendar.getByRole('button', { name: '1 June' });
  const boxes = async () => {
    const [heading, start, end, days] = await Promise.all(
      [calendar.getByRole('heading'), first, last, calendar.getByRole('grid')].map((part) =>
        part.boundingBox(),
      ),
    );
    return { heading: heading!, start: start!, end: end!, days: days! };
  };
  await expect(calendar.getByRole('grid', { name: 'March 2026' })).toBeVisible();
  const { heading, start, end, days } = await boxes();
  expect(heading.y + heading.height).toBeLessThanOrEqual(start.y);
  expect(Math.round(start.y)).toBe(Math.round(end.y));
  expect(end.y + end.height).toBeLessThanOrEqual(days.y);
  await last.click();
  await expect(calendar).toBeHidden();
  await expect(demo.locator('input')).toHaveValue('06/01/2026');
}
