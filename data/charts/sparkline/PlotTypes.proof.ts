import { expect, type Locator } from '@playwright/test';

export const claim = 'A sparkline renders a line, an area, steps or bars.';

export default async function prove(demo: Locator): Promise<void> {
  const line = demo.locator('.MuiLineElement-root');
  const area = demo.locator('.MuiAreaElement-root');
  const bars = demo.locator('.MuiBarElement-root');
  const choose = (plot: string) => demo.getByRole('button', { name: plot, exact: true }).click();
  await expect(area).toHaveCount(1);
  await choose('line');
  await expect(area).toHaveCount(0);
  const straight = await line.getAttribute('d');
  await choose('step');
  await expect(line).not.toHaveAttribute('d', straight!);
  await choose('bar');
  await expect(bars).toHaveCount(10);
  await expect(line).toHaveCount(0);
}
