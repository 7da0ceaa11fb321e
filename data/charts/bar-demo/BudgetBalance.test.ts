import { expect, type Locator } from '@playwright/test';

export const title =
  'Surpluses are above the zero line in the success color, deficits are below it in the error color, and arrow keys open the tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(12);
  const surpluses = new Set([2, 3, 4, 5]);
  const read = () =>
    bars.evaluateAll((rects) =>
      rects.map((rect) => {
        const { top, bottom } = rect.getBoundingClientRect();
        return { top, bottom, fill: rect.getAttribute('fill') };
      }),
    );
  await expect
    .poll(async () => {
      const all = await read();
      return all[4]!.bottom - all[4]!.top;
    })
    .toBeGreaterThan(40);
  const all = await read();
  const zero = all[4]!.bottom;
  for (const [index, { top, bottom, fill }] of all.entries()) {
    if (surpluses.has(index)) {
      expect(Math.abs(bottom - zero)).toBeLessThan(2);
      expect(fill).toBe('var(--mui-palette-success-main)');
    } else {
      expect(Math.abs(top - zero)).toBeLessThan(2);
      expect(fill).toBe('var(--mui-palette-error-main)');
    }
  }
  const chart = demo.getByLabel(/surplus from 1998 to 2001/);
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(demo.page().getByRole('tooltip')).toContainText('-107.4 billion');
}
