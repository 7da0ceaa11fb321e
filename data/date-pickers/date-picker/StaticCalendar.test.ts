import { expect, type Locator } from '@playwright/test';

export const title = 'The calendar is in the page, next to a toolbar that shows the selected day.';

export default async function test(demo: Locator): Promise<void> {
  const heading = demo.getByRole('heading', { name: 'Mon, Mar 16' });
  const grid = demo.getByRole('grid');
  await expect(heading).toBeVisible();
  const isBeside = async () => {
    const [first, second] = [(await heading.boundingBox())!, (await grid.boundingBox())!];
    return first.x + first.width <= second.x || second.x + second.width <= first.x;
  };
  await expect.poll(isBeside).toBe(true);
  await grid.getByRole('gridcell', { name: '18', exact: true }).click();
  await expect(demo.getByRole('heading')).toHaveText('Wed, Mar 18');
  await expect(demo.getByRole('button', { name: 'OK' })).toHaveCount(0);
}
