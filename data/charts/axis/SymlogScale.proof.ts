import { expect, type Locator } from '@playwright/test';

export const claim =
  'A symlog axis shows zero and small values. A larger constant gives small values less space.';

export default async function prove(demo: Locator): Promise<void> {
  const marks = demo.locator('.MuiMarkElement-root');
  const zero = demo.locator('.MuiChartsAxis-directionY').getByText('0', { exact: true });
  const choose = (scaleType: string) => demo.getByRole('button', { name: scaleType, exact: true }).click();
  const readMiddle = async (index: number) => {
    const box = (await marks.nth(index).boundingBox())!;
    return box.y + box.height / 2;
  };
  const readRise = async () => (await readMiddle(0)) - (await readMiddle(2));

  await expect(marks).toHaveCount(6);
  await expect(zero).toHaveCount(1);
  await expect.poll(readRise).toBeGreaterThan(30);

  await choose('linear');
  await expect.poll(readRise).toBeLessThan(2);
  await expect(zero).toHaveCount(1);

  await choose('symlog, constant: 100');
  await expect.poll(readRise).toBeGreaterThan(5);
  await expect.poll(readRise).toBeLessThan(30);

  await choose('symlog');
  await expect.poll(readRise).toBeGreaterThan(30);
}
