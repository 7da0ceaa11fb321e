import { expect, type Locator } from '@playwright/test';

export const title =
  'The arc is red below 20 percent and has one other color above, and the text states the value as well.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('meter')).toHaveCount(3);
  const readFill = (name: string) =>
    demo
      .getByRole('meter', { name })
      .locator('.MuiGauge-valueArc')
      .evaluate((arc) => getComputedStyle(arc).fill);
  const [first, second, third] = [
    await readFill('Scooter 1'),
    await readFill('Scooter 2'),
    await readFill('Scooter 3'),
  ];
  expect(first).toBe(second);
  expect(third).not.toBe(second);
  const lines = demo.getByRole('meter', { name: 'Scooter 3' }).locator('.MuiGauge-valueText tspan');
  await expect(lines).toHaveText(['Scooter 3', '12%']);
}
