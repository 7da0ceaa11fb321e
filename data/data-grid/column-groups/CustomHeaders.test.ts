import { expect, type Locator } from '@playwright/test';

export const title =
  'The groups have the colors of their classes, a tooltip with the description, and a header rendered by a function.';

export default async function test(demo: Locator): Promise<void> {
  const temperature = demo.getByRole('columnheader', { name: 'Temperature' });
  const wind = demo.getByRole('columnheader', { name: 'Wind' });
  await expect(temperature).toHaveCSS('background-color', 'rgba(255, 138, 101, 0.25)');
  await expect(wind).toHaveCSS('background-color', 'rgba(77, 182, 172, 0.25)');
  await expect(wind).toHaveText('Wind (2)');
  await expect(wind.locator('svg').first()).toBeVisible();
  await temperature.getByText('Temperature').hover();
  await expect(demo.page().getByRole('tooltip')).toHaveText(/In degrees Celsius/);
}
