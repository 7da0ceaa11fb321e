import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'The focused day has an outline of 3 pixels, and the selected day has a background in forced colors.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await getDay(demo, 15).click();
  await page.keyboard.press('ArrowDown');
  await expect(getDay(demo, 22)).toBeFocused();
  await expect(getDay(demo, 22)).toHaveCSS('outline-width', '3px');
  await expect(getDay(demo, 22)).toHaveCSS('outline-style', 'solid');
  await expect(getDay(demo, 15)).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'active' });
  const isHighlighted = (dayOfMonth: number) =>
    getDay(demo, dayOfMonth).evaluate((element) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'Highlight';
      probe.style.forcedColorAdjust = 'none';
      const isEqual = getComputedStyle(element).backgroundColor === getComputedStyle(probe).color;
      probe.remove();
      return isEqual;
    });
  await expect.poll(() => isHighlighted(15)).toBe(true);
  await expect.poll(() => isHighlighted(14)).toBe(false);
  await page.emulateMedia({ forcedColors: 'none' });
}
