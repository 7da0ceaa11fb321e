import { expect, type Locator } from '@playwright/test';

export const title =
  'Each bar starts where the one before ends, gains, losses and the total have their own color, labels show the change, and the tooltip shows nothing else.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root:not([fill="transparent"])');
  await expect(bars).toHaveCount(6);
  for (const [index, color] of ['success', 'success', 'error', 'error', 'error', 'primary'].entries()) {
    await expect(bars.nth(index)).toHaveAttribute('fill', `var(--mui-palette-${color}-main)`);
  }
  const readEdges = async (index: number) => {
    const { y, height } = (await bars.nth(index).boundingBox())!;
    return { top: y, bottom: y + height };
  };
  const expectSame = async (
    index: number,
    edge: 'top' | 'bottom',
    other: number,
    otherEdge: 'top' | 'bottom',
  ) =>
    expect
      .poll(async () => Math.abs((await readEdges(index))[edge] - (await readEdges(other))[otherEdge]))
      .toBeLessThan(2);
  await expectSame(1, 'bottom', 0, 'top');
  await expectSame(2, 'top', 1, 'top');
  await expectSame(3, 'top', 2, 'bottom');
  await expectSame(4, 'top', 3, 'bottom');
  await expectSame(5, 'top', 4, 'bottom');
  await expectSame(5, 'bottom', 0, 'bottom');
  await expect(demo.locator('.MuiBarLabel-root')).toHaveText(['+420', '+80', '−190', '−145', '−45', '+120']);
  await bars.nth(2).hover();
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toContainText(/Goods.*Thousand euros.*−190/s);
  // The invisible part below it is 310.
  await expect(tooltip).not.toContainText('310');
}
