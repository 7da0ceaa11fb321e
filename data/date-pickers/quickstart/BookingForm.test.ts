import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title = 'The form reports a missing or incomplete date, and submits the date in its own format.';

export default async function test(demo: Locator): Promise<void> {
  const book = demo.getByRole('button', { name: 'Book', exact: true });
  const message = demo.getByText('Enter a date from 1 May 2026.');
  const output = demo.getByRole('status');
  await expect(message).toBeHidden();
  await book.click();
  await expect(message).toBeVisible();
  await typeDate(demo, '0620');
  await book.click();
  await expect(message).toBeVisible();
  await expect(output).toHaveText('');
  await typeDate(demo, '06202026');
  await expect(message).toBeHidden();
  await book.click();
  await expect(output).toHaveText('{"guest":"Ines Duarte","arrival":"2026-06-20"}');
}
