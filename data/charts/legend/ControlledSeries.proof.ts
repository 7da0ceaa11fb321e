import { expect, type Locator } from '@playwright/test';

export const claim =
  'The legend changes the state of the parent, which keeps the last line visible and can show all lines again.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const toggle = (name: string) => demo.getByRole('button', { name }).click();
  const expectVisible = async (id: string, opacity: string) =>
    expect(demo.locator(`.MuiLineElement-series-${id}`)).toHaveAttribute('opacity', opacity);
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(3);
  const ticks = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  const labels = await ticks.allTextContents();

  await toggle('Porto');
  await toggle('Ghent');
  await expect(output).toHaveText('1 of 3 lines');
  await expectVisible('porto', '0');
  await toggle('Turku');
  await expect(output).toHaveText('1 of 3 lines');
  await expectVisible('turku', '1');
  await expect(ticks).toHaveText(labels);

  await toggle('Show all');
  await expect(output).toHaveText('3 of 3 lines');
  await expectVisible('porto', '1');
}
