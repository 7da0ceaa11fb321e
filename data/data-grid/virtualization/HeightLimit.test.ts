import { expect, type Locator } from '@playwright/test';

export const title =
  'The browser limits the height of the content: with rows of 400 px, users reach the last of 60 rows, and not the last of 100,000.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const last = demo.getByRole('gridcell', { name: 'Sensor 100000', exact: true });
  const scroll = () => demo.getByRole('button', { name: 'Scroll to the last row' }).click();

  await scroll();
  await expect(demo.getByRole('gridcell', { name: 'Sensor 60', exact: true })).toBeInViewport();
  await expect(output).toHaveText('All rows together: 24,000 px. Height in this browser: 24,000 px');

  await demo.getByRole('button', { name: '100,000 rows' }).click();
  await expect(output).toHaveText('All rows together: 40,000,000 px');
  await scroll();
  await expect(output).toHaveText(
    /^All rows together: 40,000,000 px\. Height in this browser: 33,554,4\d\d px$/,
  );
  // Between the 83,000th and the 84,000th row.
  await expect(demo.getByRole('gridcell', { name: /^Sensor 83\d{3}$/ }).first()).toBeInViewport();
  await expect(last).toHaveCount(0);
}
