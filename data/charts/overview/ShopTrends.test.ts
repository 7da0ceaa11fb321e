import { expect, type Locator } from '@playwright/test';

export const title = 'Three sparklines share the range of their value axis, so users can compare them.';

export default async function test(demo: Locator): Promise<void> {
  const shops = demo.getByRole('listitem');
  await expect(shops).toHaveCount(3);
  /** Where the line is highest, in px below the top of its chart. */
  const readTop = async (shop: string) => {
    const item = shops.filter({ hasText: shop });
    const line = (await item.locator('.MuiLineElement-root').boundingBox())!;
    return line.y - (await item.locator('.MuiChartsSurface-root').boundingBox())!.y;
  };
  await expect.poll(async () => (await readTop('Harbour')) - (await readTop('Station'))).toBeGreaterThan(8);
  await expect.poll(async () => (await readTop('Old town')) - (await readTop('Station'))).toBeGreaterThan(3);
  await demo.getByLabel('Harbour: from 31 to 40 orders a week').hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/3[56]/);
}
