import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'A selected day calls onChange, onAccept and onClose. The same day again only closes, and typed digits call onAccept but not onClose.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await expect(output).toHaveText('No calls');
  let calendar = await openCalendar(demo);
  await getDay(calendar, 18).click();
  await expect(calendar).toBeHidden();
  await expect(output).toHaveText('onOpen onChange: 2026-03-18 onAccept: 2026-03-18 onClose');

  calendar = await openCalendar(demo);
  await getDay(calendar, 18).click();
  await expect(calendar).toBeHidden();
  await expect(output).toHaveText('onAccept: 2026-03-18 onClose onOpen onClose');

  await typeDate(demo, '02');
  await expect(output).toHaveText(
    'onError: invalidDate onChange: 2026-02-18 onAccept: 2026-02-18 onError: null',
  );
  await demo.page().keyboard.type('30');
  await expect(output).toHaveText(
    'onAccept: 2026-02-03 onChange: invalid date onAccept: invalid date onError: invalidDate',
  );
}
