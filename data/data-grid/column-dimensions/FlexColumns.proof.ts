import { expect, type Locator } from '@playwright/test';

export const claim =
  'Flexible columns share the free space by their flex, never below their minimum and never above their maximum.';

export default async function prove(demo: Locator): Promise<void> {
  const widths = demo.getByRole('status');
  const press = (name: string) =>
    demo.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click());
  // 440 px inside the border, 80 of them for the year: 360 px in the ratio 2 : 1.
  await expect(widths).toHaveText('Title 240, Author 120, Year 80');
  // 220 px are less than both minimum widths.
  await press('302 px');
  await expect(widths).toHaveText('Title 160, Author 100, Year 80');
  // The author has reached its maximum; the title takes the rest.
  await press('822 px');
  await expect(widths).toHaveText('Title 540, Author 200, Year 80');
  await press('442 px');
  await expect(widths).toHaveText('Title 240, Author 120, Year 80');
}
