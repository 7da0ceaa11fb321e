import { expect, type Locator } from '@playwright/test';

export const title =
  'Buttons and the legend change the same lines, and the range of the axis does not change.';

export default async function test(demo: Locator): Promise<void> {
  const click = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  const expectOpacities = async (porto: string, ghent: string, turku: string) => {
    for (const [id, opacity] of Object.entries({ porto, ghent, turku })) {
      await expect(demo.locator(`.MuiLineElement-series-${id}`)).toHaveAttribute('opacity', opacity);
    }
  };
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(3);
  const ticks = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  const labels = await ticks.allTextContents();

  await click('Only Porto');
  await expectOpacities('1', '0', '0');
  await click('Ghent');
  await expectOpacities('1', '1', '0');
  await click('Porto');
  await expectOpacities('0', '1', '0');
  await expect(ticks).toHaveText(labels);
  await click('All stores');
  await expectOpacities('1', '1', '1');
}
