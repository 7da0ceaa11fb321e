import { expect, type Locator } from '@playwright/test';

export const title =
  'Each line leads through the ranks of a state. Pointing at a dot, or an arrow key, shows its tooltip and fades the other states; pointing at a line or a name only fades them. The focused dot has an outline.';

export default async function test(demo: Locator): Promise<void> {
  const states = demo.locator('svg.MuiChartsSurface-root g:has(> path)');
  const find = (name: string) => states.filter({ hasText: name });
  const florida = find('Florida');
  const ohio = find('Ohio');
  const tooltip = demo.page().getByRole('tooltip');
  await expect(states).toHaveCount(7);
  await expect(florida.locator('g > text')).toHaveText(['7', '4', '4', '4', '3']);
  // Rank 1 is at the top.
  const readY = async (state: string, index: number) =>
    Number(await find(state).locator('circle').nth(index).getAttribute('cy'));
  expect(await readY('California', 0)).toBeLessThan(await readY('Florida', 0));
  expect(await readY('Florida', 4)).toBeLessThan(await readY('Florida', 0));

  await florida.locator('circle').nth(4).hover({ force: true });
  await expect(tooltip).toContainText(/Florida.*2020: 3, 21\.5 million/s);
  await expect(florida).toHaveAttribute('opacity', '1');
  await expect(ohio).toHaveAttribute('opacity', '0.25');
  await demo.page().mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
  await expect(ohio).toHaveAttribute('opacity', '1');

  // The line and the name highlight their state, and have no tooltip. From 1990 to 2000 the line is straight.
  const [start, end] = await Promise.all(
    [1, 2].map(async (index) => (await florida.locator('circle').nth(index).boundingBox())!),
  );
  await demo.page().mouse.move((start!.x + end!.x + end!.width) / 2, start!.y + start!.height / 2);
  await expect(ohio).toHaveAttribute('opacity', '0.25');
  await expect(florida).toHaveAttribute('opacity', '1');
  await expect(tooltip).toHaveCount(0);
  await demo.page().mouse.move(0, 0);
  await expect(ohio).toHaveAttribute('opacity', '1');
  await florida.locator('text').last().hover();
  await expect(ohio).toHaveAttribute('opacity', '0.25');
  await expect(tooltip).toHaveCount(0);
  await demo.page().mouse.move(0, 0);

  const chart = demo.getByLabel(/Florida rises/);
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText(/California.*1980: 1/s);
  await chart.press('ArrowUp');
  await expect(tooltip).toContainText(/Texas.*1980: 3/s);
  await expect(find('Texas')).toHaveAttribute('opacity', '1');
  await expect(florida).toHaveAttribute('opacity', '0.25');
  const outlined = demo.locator('circle:not([stroke="none"])');
  await expect(outlined).toHaveCount(1);
  await expect(find('Texas').locator('circle').first()).not.toHaveAttribute('stroke', 'none');
  await chart.blur();
  await expect(tooltip).toHaveCount(0);
  await expect(outlined).toHaveCount(0);
}
