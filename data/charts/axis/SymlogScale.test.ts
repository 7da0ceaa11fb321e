import { expect, type Locator } from '@playwright/test';

export const title = 'A symlog axis has a place for zero, and small values have distinct positions.';

export default async function test(demo: Locator): Promise<void> {
  const marks = demo.locator('.MuiMarkElement-root');
  const zero = demo.locator('.MuiChartsAxis-directionY').getByText('0', { exact: true });
  const readRise = async () => {
    const [first, third] = [(await marks.nth(0).boundingBox())!, (await marks.nth(2).boundingBox())!];
    return first.y - third.y;
  };
  await expect(marks).toHaveCount(6);
  await expect(zero).toHaveCount(1);
  await expect.poll(readRise).toBeGreaterThan(30);
}
