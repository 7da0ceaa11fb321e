import { expect, type Locator } from '@playwright/test';

export const claim =
  'The frame is the drawing area: its left edge is the line of the y-axis. ChartsText breaks the text into two lines.';

export default async function prove(demo: Locator): Promise<void> {
  const frame = demo.locator('[data-stamp] rect');
  await expect(demo.locator('[data-stamp] tspan')).toHaveCount(2);
  const readLeft = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().left);
  await expect
    .poll(async () =>
      Math.round(
        Math.abs(
          (await readLeft(frame)) -
            (await readLeft(demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-line'))),
        ),
      ),
    )
    .toBeLessThanOrEqual(1);
  await expect(demo.locator('[data-stamp] text')).toHaveAttribute('transform', /rotate\(-15/);
}
