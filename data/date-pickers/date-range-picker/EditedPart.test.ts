import { expect, type Locator } from '@playwright/test';

export const title =
  'A click changes the part at rangePosition and moves on to the other part. Users also drag an end of the range.';

/** The package does not find the day of an element that a translator has put around its number. */
const ABOVE_TEXT = { sourcePosition: { x: 18, y: 5 }, targetPosition: { x: 18, y: 5 } };

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  await expect(output).toHaveText('Editing the start: 11 May – 22 May');
  await day('13').click();
  await expect(output).toHaveText('Editing the end: 13 May – 22 May');
  await demo.getByRole('button', { name: 'Edit the start' }).click();
  await expect(output).toHaveText('Editing the start: 13 May – 22 May');
  await day('14').click();
  await expect(output).toHaveText('Editing the end: 14 May – 22 May');
  await day('26').click();
  await expect(output).toHaveText('Editing the start: 14 May – 26 May');

  // A start after the end clears the end, and an end before the start becomes the start.
  await day('28').click();
  await expect(output).toHaveText('Editing the end: 28 May – open');
  await day('12').click();
  await expect(output).toHaveText('Editing the end: 12 May – open');
  await day('15').click();
  await expect(output).toHaveText('Editing the start: 12 May – 15 May');

  // A dragged end that passes the start becomes the start.
  await day('15').dragTo(day('20'), ABOVE_TEXT);
  await expect(output).toHaveText('Editing the start: 12 May – 20 May');
  await day('20').dragTo(day('7'), ABOVE_TEXT);
  await expect(output).toHaveText('Editing the end: 7 May – 12 May');
}
