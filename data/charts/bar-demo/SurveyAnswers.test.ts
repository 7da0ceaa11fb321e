import { expect, type Locator } from '@playwright/test';

export const title =
  'Negative answers extend to the left of zero and positive ones to the right, the mild ones next to zero, and all numbers are positive.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(16);
  const edges = () =>
    bars.evaluateAll((rects) =>
      rects.map((rect) => {
        const { left, right, top } = rect.getBoundingClientRect();
        return { left, right, top, fill: rect.getAttribute('fill')! };
      }),
    );
  const find = async (fill: string) => (await edges()).filter((edge) => edge.fill === fill);
  for (const [inner, outer] of [
    ['#f4733d', '#bf360c'],
    ['#4293d8', '#1565c0'],
  ] as const) {
    for (const row of [0, 1, 2, 3]) {
      await expect
        .poll(async () => {
          const [near, far] = [(await find(inner))[row]!, (await find(outer))[row]!];
          return inner === '#f4733d' ? Math.abs(near.left - far.right) : Math.abs(near.right - far.left);
        })
        .toBeLessThan(2);
    }
  }
  // Both sides begin at the zero line, in the same row.
  const [left, right] = [(await find('#f4733d'))[0]!, (await find('#4293d8'))[0]!];
  expect(Math.abs(left.right - right.left)).toBeLessThan(2);
  expect(Math.abs(left.top - right.top)).toBeLessThan(2);
  await expect(demo.locator('.MuiChartsAxis-directionX')).not.toContainText('-');
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(
    /Delivery.*Strongly disagree.*3%.*Disagree.*9%.*Agree.*46%.*Strongly agree.*31%/s,
  );
  await expect(demo.page().getByRole('tooltip')).not.toContainText('-3');
}
