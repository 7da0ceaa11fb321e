import { expect, type Locator } from '@playwright/test';

export const title =
  'The focus has an outline of 3 pixels, and selected rows a bar, in the colors of the theme and in forced colors.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cell = demo.getByRole('gridcell', { name: 'Bruno Costa' });
  const other = demo.getByRole('gridcell', { name: 'Alma Silva' });
  const bar = 'border-inline-start-color';
  await cell.click();
  await expect(cell).toHaveCSS('outline-width', '3px');
  await expect(cell).toHaveCSS('outline-style', 'solid');
  await expect(cell).not.toHaveCSS(bar, 'rgba(0, 0, 0, 0)');
  await expect(other).toHaveCSS(bar, 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'active' });
  const readColors = (name: Locator) =>
    name.evaluate((element, property) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'Highlight';
      probe.style.forcedColorAdjust = 'none';
      const isHighlight =
        getComputedStyle(element).getPropertyValue(property) === getComputedStyle(probe).color;
      probe.remove();
      return isHighlight;
    }, bar);
  await expect.poll(() => readColors(cell)).toBe(true);
  await expect.poll(() => readColors(other)).toBe(false);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await expect(demo.getByRole('columnheader', { name: 'Guest' })).toHaveCSS('outline-width', '3px');
}
