import { expect, type Locator } from '@playwright/test';

export const claim = 'A static date picker renders without a toolbar, below a toolbar, or next to it.';

export default async function prove(demo: Locator): Promise<void> {
  const heading = demo.getByRole('heading', { name: 'Mon, Mar 16' });
  const grid = demo.getByRole('grid');
  const isBeside = async () => {
    const [first, second] = [(await heading.boundingBox())!, (await grid.boundingBox())!];
    return first.x + first.width <= second.x || second.x + second.width <= first.x;
  };
  await expect(heading).toHaveCount(0);
  await demo.getByRole('button', { name: 'mobile' }).click();
  await expect(heading).toBeVisible();
  expect(await isBeside()).toBe(false);
  await demo.getByRole('button', { name: 'landscape' }).click();
  await expect.poll(isBeside).toBe(true);
  await grid.getByRole('gridcell', { name: '18', exact: true }).click();
  await expect(demo.getByRole('heading')).toHaveText('Wed, Mar 18');
}
