import { expect, type Locator } from '@playwright/test';

export const title = 'The sparklines of a table have one range, so that their heights can be compared.';

export default async function test(demo: Locator): Promise<void> {
  /** Distance of the line from the top of its chart in px. */
  const readTop = async (name: string) => {
    const chart = demo.getByLabel(name);
    const line = (await chart.locator('.MuiLineElement-root').boundingBox())!;
    return line.y - (await chart.boundingBox())!.y;
  };
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(3);
  const harbor = await readTop('From 31 to 40 orders');
  const town = await readTop('From 46 to 35 orders');
  const station = await readTop('From 52 to 53 orders');
  expect(harbor).toBeGreaterThan(town);
  expect(town).toBeGreaterThan(station);
}
