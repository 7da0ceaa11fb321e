import { expect, type Locator } from '@playwright/test';

export const title = 'The first row of each room has a dark line above it, and the other rows do not.';

export default async function test(demo: Locator): Promise<void> {
  const readLine = async (id: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="room"]`).evaluate((cell) => {
      const { borderTopColor, borderTopStyle, color } = getComputedStyle(cell);
      return borderTopStyle === 'solid' && borderTopColor === color;
    });
  for (const id of ['S-01', 'S-03', 'S-06']) {
    expect(await readLine(id)).toBe(true);
  }
  for (const id of ['S-02', 'S-04', 'S-05']) {
    expect(await readLine(id)).toBe(false);
  }
}
