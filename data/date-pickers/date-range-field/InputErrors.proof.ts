import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const claim =
  'The message is below the input whose date is wrong, and below both if the end is before the start.';

export default async function prove(demo: Locator): Promise<void> {
  const first = demo.getByRole('group', { name: 'First day' });
  const last = demo.getByRole('group', { name: 'Last day' });
  const expectMessages = async (start: RegExp, end: RegExp) => {
    await expect(demo.locator('p').first()).toHaveText(start);
    await expect(demo.locator('p').last()).toHaveText(end);
  };
  const none = /^[\s\u200b]*$/;
  await expectMessages(/^Not before 4 May$/, none);
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(last).toHaveAttribute('aria-invalid', 'false');
  await typeDate(first, '05042026');
  await expectMessages(none, none);
  await typeDate(last, '10312026');
  await expectMessages(none, /^Not after 30 October$/);
  await typeDate(last, '10302026');
  await expectMessages(none, none);
  await typeDate(first, '10312025');
  await expectMessages(/^Not before 4 May$/, none);
  await typeDate(first, '06102026');
  await expectMessages(none, none);
  await typeDate(last, '06092026');
  await expectMessages(/^The end is before the start$/, /^The end is before the start$/);
}
