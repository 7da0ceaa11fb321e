import { expect, type Locator } from '@playwright/test';

export const title =
  'The baseline is zero, another number, or the lower or upper end of the axis; the line does not move.';

export default async function test(demo: Locator): Promise<void> {
  const area = demo.locator('.MuiLineChart-area');
  const line = demo.locator('.MuiLineChart-line');
  /** Distances of the area beyond the line in px: above, below. */
  const readSpace = async () => {
    const [outer, inner] = [(await area.boundingBox())!, (await line.boundingBox())!];
    return [inner.y - outer.y, outer.y + outer.height - (inner.y + inner.height)].map(Math.round);
  };
  const choose = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  const before = await line.getAttribute('d');
  await expect.poll(async () => Math.max(...(await readSpace()))).toBeLessThan(3);

  // The axis ends at -40 and 100.
  await choose('min');
  await expect.poll(async () => (await readSpace())[1]!).toBeGreaterThan(5);
  await choose('max');
  await expect.poll(async () => (await readSpace())[0]!).toBeGreaterThan(3);
  await expect.poll(async () => (await readSpace())[1]!).toBeLessThan(3);
  await choose('40');
  await expect.poll(async () => Math.max(...(await readSpace()))).toBeLessThan(3);
  await expect(line).toHaveAttribute('d', before!);
}
