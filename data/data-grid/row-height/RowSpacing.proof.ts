import { expect, type Locator } from '@playwright/test';

export const claim = 'Rows keep their height, and the space between them is a margin or a border.';

export default async function prove(demo: Locator): Promise<void> {
  const rows = demo.locator('.MuiDataGrid-row');
  const gap = async () => {
    const first = (await rows.nth(0).getByRole('gridcell').first().boundingBox())!;
    const second = (await rows.nth(1).getByRole('gridcell').first().boundingBox())!;
    expect(first.height).toBe(52);
    return second.y - first.y - first.height;
  };
  await expect(rows.nth(0)).toHaveCSS('margin-top', '0px');
  await expect(rows.nth(0)).toHaveCSS('margin-bottom', '5px');
  await expect(rows.nth(3)).toHaveCSS('margin-bottom', '0px');
  expect(await gap()).toBeCloseTo(10, 0);
  await demo.getByRole('button', { name: 'border' }).click();
  await expect(rows.nth(0)).toHaveCSS('border-bottom-width', '5px');
  await expect(rows.nth(0)).toHaveCSS('margin-bottom', '0px');
  await expect(rows.nth(1)).toHaveCSS('border-top-width', '5px');
  expect(await gap()).toBeCloseTo(10, 0);
}
