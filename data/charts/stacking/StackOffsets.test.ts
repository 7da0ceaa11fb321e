import { expect, type Locator } from '@playwright/test';

export const title =
  'With the default offset, negative values are below zero. With “none”, they overlap the positive ones. With “silhouette”, stacks are centered.';

export default async function test(demo: Locator): Promise<void> {
  const boxOf = async (series: string, index = 0) =>
    (await demo.locator(`[data-series="${series}"] .MuiBar-element`).nth(index).boundingBox())!;
  const choose = async (option: string) => {
    await demo.getByRole('combobox', { name: 'stackOffset' }).click();
    await demo.page().getByRole('option', { name: option, exact: true }).click();
    await expect(demo.page().getByRole('listbox')).toHaveCount(0);
  };
  /** How far the sold items begin below the start of the delivered ones, in px. */
  const soldBelow = async () => {
    const [sold, delivered] = [await boxOf('sold'), await boxOf('delivered')];
    return sold.y - (delivered.y + delivered.height);
  };
  await expect.poll(async () => Math.abs(await soldBelow())).toBeLessThan(2);
  await choose('none');
  await expect.poll(soldBelow).toBeLessThan(-20);
  await choose('silhouette');
  // Stacks are centered on the same line.
  await expect
    .poll(async () => {
      const [first, third] = [await boxOf('delivered', 0), await boxOf('delivered', 2)];
      return third.y + third.height - (first.y + first.height);
    })
    .toBeGreaterThan(2);
}
