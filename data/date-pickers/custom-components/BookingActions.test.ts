import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'Custom buttons show the selected day, accept it, and undo a selection that is not accepted.';

export default async function test(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const book = demo.getByRole('button', { name: /^Book/ });
  await getDay(demo, 20).click();
  await expect(book).toHaveText('Book 20 May');
  await expect(status).toHaveText('Booked: nothing');
  await book.click();
  await expect(status).toHaveText('Booked: 20 May');
  await getDay(demo, 21).click();
  await expect(book).toHaveText('Book 21 May');
  await demo.getByRole('button', { name: 'Undo' }).click();
  await expect(book).toHaveText('Book 20 May');
  await expect(status).toHaveText('Booked: 20 May');
}
