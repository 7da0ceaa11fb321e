import { expect, type Locator } from '@playwright/test';

export const claim = 'Labels write values on the bars that have room for them, and totals above the stacks.';

export default async function prove(demo: Locator): Promise<void> {
  const totals = demo.locator('.MuiBarLabel-series-second');
  await expect(demo.locator('.MuiBarLabel-series-first')).toHaveText(['150', '171', '90']);
  await expect(totals).toHaveText(['182', '240', '96', '106']);
  await expect
    .poll(async () => {
      const label = (await totals.first().boundingBox())!;
      const bar = (await demo.locator('.MuiBarElement-series-second').first().boundingBox())!;
      return label.y + label.height <= bar.y + 1;
    })
    .toBe(true);
}
