import { expect, type Locator } from '@playwright/test';
import { typeKeys } from '../../../e2e/demos/dateSteps';

export const title =
  'The message is below the input whose date is wrong, and below both if the end is before the start.';

export default async function test(demo: Locator): Promise<void> {
  const first = demo.getByRole('group', { name: 'First day' });
  const last = demo.getByRole('group', { name: 'Last day' });
  const expectMessages = async (start: RegExp, end: RegExp) => {
    await expect(demo.locator('p').first()).toHaveText(start);
    await expect(demo.locator('p').last()).toHaveText(end);
  };
  const type = async (field: Locator, digits: string) => {
    await field.getByRole('spinbutton', { name: 'Month' }).click();
    await typeKeys(demo.page(), digits);
  };
  const none = /^[\s\u200b]*$/;
  await expectMessages(/^Not before 4 May$/, none);
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(last).toHaveAttribute('aria-invalid', 'false');
  await type(first, '05042026');
  await expectMessages(none, none);
  await type(last, '10312026');
  await expectMessages(none, /^Not after 30 October$/);
  await type(last, '10302026');
  await expectMessages(none, none);
  await type(first, '10312025');
  await expectMessages(/^Not before 4 May$/, none);
  await type(first, '06102026');
  await expectMessages(none, none);
  await type(last, '06092026');
  await expectMessages(/^The end is before the start$/, /^The end is before the start$/);
}
