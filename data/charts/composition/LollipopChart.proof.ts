import { expect, type Locator } from '@playwright/test';

export const claim =
  'A lollipop ends at its value. Pointing at its row, or an arrow key, shows the tooltip and enlarges the dot.';

export default async function prove(demo: Locator): Promise<void> {
  const lollipops = demo.locator('[data-lollipop]');
  const dots = lollipops.locator('circle');
  const tooltip = demo.page().getByRole('tooltip');
  await expect(dots).toHaveCount(8);
  const read = async (index: number, name: string) =>
    Number(await lollipops.nth(index).locator('line').getAttribute(name));
  const length = async (index: number) => (await read(index, 'x2')) - (await read(index, 'x1'));
  expect((await length(0)) / (await length(4))).toBeCloseTo(15.9 / 6.1, 2);
  expect(await length(7)).toBeLessThan(0);

  // Beside the line: the whole row reacts.
  const row = (await lollipops.nth(6).locator('rect').boundingBox())!;
  await lollipops.nth(6).scrollIntoViewIfNeeded();
  await lollipops
    .nth(6)
    .locator('rect')
    .hover({ position: { x: row.width - 4, y: row.height / 2 } });
  await expect(tooltip).toContainText('Pennsylvania: 2.4%');
  await expect(dots.nth(6)).toHaveAttribute('r', '9');
  await expect(lollipops.nth(0)).toHaveAttribute('opacity', '0.4');
  await expect(lollipops.nth(6)).toHaveAttribute('opacity', '1');

  await demo.page().mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
  await expect(lollipops.nth(0)).toHaveAttribute('opacity', '1');

  const chart = demo.getByLabel(/Texas and Florida/);
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText('Texas: 15.9%');
  await expect(dots.nth(0)).toHaveAttribute('r', '9');
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText('Florida: 14.6%');
  await expect(dots.nth(0)).toHaveAttribute('r', '6');
  await chart.blur();
  await expect(tooltip).toHaveCount(0);
}
