import { expect, type Locator } from '@playwright/test';

export const claim =
  'The event reports the rendered rows, which are more than the visible ones; an IntersectionObserver finds the rows that were visible.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const row = demo.locator('.MuiDataGrid-row');
  const readSeen = async () => Number(/visible: (\d+)/.exec((await output.textContent())!)?.[1] ?? 0);

  await expect(row.first()).toBeVisible();
  await scroller.evaluate((element) => element.scrollTo({ top: 104 }));
  await expect(output).toHaveText(/^Rendered rows: /);
  await expect.poll(readSeen).toBeGreaterThan(3);
  const seen = await readSeen();
  expect(await row.count()).toBeGreaterThan(seen);

  // A jump renders the last rows, and those in between are not seen.
  await scroller.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(output).toHaveText(/^Rendered rows: \d+ to 100\./);
  await expect.poll(readSeen).toBeGreaterThan(seen);
  expect(await readSeen()).toBeLessThan(30);
  const first = Number(/: (\d+) to/.exec((await output.textContent())!)![1]);
  await expect(row.first()).toHaveAttribute('data-rowindex', String(first - 1));
}
