import { expect, type Locator } from '@playwright/test';

export const title = 'Pointing at a line highlights it and fades the others. Leaving it restores all lines.';

export default async function test(demo: Locator): Promise<void> {
  const line = (series: string) => demo.locator(`.MuiLineChart-line[data-series="${series}"]`);
  await expect(line('florida')).not.toHaveAttribute('data-faded');
  await demo.locator('.MuiLineChart-mark[data-series="texas"]').nth(2).hover();
  await expect(line('texas')).toHaveAttribute('data-highlighted', 'true');
  await expect(line('texas')).toHaveAttribute('opacity', '1');
  for (const series of ['california', 'florida', 'new-york']) {
    await expect(line(series)).toHaveAttribute('data-faded', 'true');
    await expect(line(series)).toHaveAttribute('opacity', '0.3');
  }
  await demo.page().mouse.move(0, 0);
  await expect(line('texas')).not.toHaveAttribute('data-highlighted');
  await expect(line('florida')).toHaveAttribute('opacity', '1');
}
