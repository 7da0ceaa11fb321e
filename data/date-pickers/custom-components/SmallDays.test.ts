import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title = 'The days are 28 pixels wide and stay below the names of their weekdays.';

export default async function test(demo: Locator): Promise<void> {
  // A Tuesday, in weeks that start on Sunday.
  const day = getDay(demo, 12);
  await expect(day).toHaveCSS('width', '28px');
  await expect(day).toHaveCSS('height', '28px');
  const readCenter = async (element: Locator) => {
    const { x, width } = (await element.boundingBox())!;
    return x + width / 2;
  };
  const weekday = await readCenter(demo.getByRole('columnheader').nth(2));
  expect(Math.abs((await readCenter(day)) - weekday)).toBeLessThan(2);
}
