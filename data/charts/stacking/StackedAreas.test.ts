import { expect, type Locator } from '@playwright/test';

export const title =
  'Areas are stacked in the order of the series. If one is hidden, the others close the gap.';

export default async function test(demo: Locator): Promise<void> {
  const bottomOf = async (series: string) => {
    const box = (await demo.locator(`.MuiLineChart-area[data-series="${series}"]`).boundingBox())!;
    return box.y + box.height;
  };
  await expect.poll(async () => (await bottomOf('homes')) < (await bottomOf('shops'))).toBe(true);
  await expect.poll(async () => (await bottomOf('shops')) < (await bottomOf('factories'))).toBe(true);
  const before = await bottomOf('homes');
  await demo.getByRole('button', { name: 'Factories' }).click();
  await expect.poll(() => bottomOf('homes')).toBeGreaterThan(before + 20);
}
