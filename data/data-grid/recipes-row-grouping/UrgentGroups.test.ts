import { expect, type Locator } from '@playwright/test';

export const title =
  'The team with a ticket of more than 10 hours is colored, and the teams without one are not.';

export default async function test(demo: Locator): Promise<void> {
  const getColor = (name: string) =>
    demo.getByRole('row', { name }).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(demo.getByRole('row', { name: 'Mobile (2)' })).toBeVisible();
  await demo.page().mouse.move(0, 0);
  await expect.poll(async () => (await getColor('Web (4)')) === (await getColor('Billing (2)'))).toBe(true);
  expect(await getColor('Mobile (2)')).not.toBe(await getColor('Web (4)'));
}
