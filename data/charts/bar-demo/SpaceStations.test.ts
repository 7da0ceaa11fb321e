import { expect, type Locator } from '@playwright/test';

export const title =
  'Each bar reaches from its start date to its end date on a time axis, and the tooltip shows both dates only.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root[fill="#00897b"]');
  await expect(bars).toHaveCount(7);
  const box = async (index: number) => (await bars.nth(index).boundingBox())!;
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  // The distance of two starts and the length of a bar, compared with the length of another one.
  const mir = days('1986-02-19', '2001-03-23');
  await expect
    .poll(async () => ((await box(5)).x - (await box(1)).x) / (await box(4)).width)
    .toBeCloseTo(days('1973-05-14', '2011-09-29') / mir, 1);
  await expect
    .poll(async () => (await box(1)).width / (await box(4)).width)
    .toBeCloseTo(days('1973-05-14', '1979-07-11') / mir, 1);
  await bars.nth(1).hover();
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toHaveText(/^Skylab\s*In orbit\s*1973-05-14 to 1979-07-11$/);
}
