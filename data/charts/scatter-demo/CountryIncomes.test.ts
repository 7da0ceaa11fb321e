import { expect, type Locator } from '@playwright/test';

export const title =
  'The area of each bubble is proportional to its third value, each bubble has its name above or below it, names and bubbles do not overlap, and the tooltip shows all three values.';

export default async function test(demo: Locator): Promise<void> {
  const bubbles = demo.locator('.MuiScatterChart-marker');
  await expect(bubbles).toHaveCount(6);
  const radius = async (index: number) => Number(await bubbles.nth(index).getAttribute('r'));
  const millions = [1376, 1311, 322, 182, 127, 99];
  for (const [index, people] of millions.entries()) {
    expect(((await radius(index)) / (await radius(0))) ** 2).toBeCloseTo(people / 1376, 2);
  }
  const names = ['China', 'India', 'USA', 'Nigeria', 'Japan', 'Ethiopia'];
  const boxes = [];
  for (const [index, name] of names.entries()) {
    const text = (await demo.locator('text', { hasText: new RegExp(`^${name}$`) }).boundingBox())!;
    const bubble = (await bubbles.nth(index).boundingBox())!;
    const isBelow = ['Ethiopia', 'Nigeria', 'USA'].includes(name);
    const gap = isBelow ? text.y - bubble.y - bubble.height : bubble.y - text.y - text.height;
    expect(gap).toBeGreaterThan(-3);
    expect(gap).toBeLessThan(8);
    expect(Math.abs(text.x + text.width / 2 - bubble.x - bubble.width / 2)).toBeLessThan(3);
    boxes.push({ text, bubble });
  }
  for (const [index, { text }] of boxes.entries()) {
    for (const [other, box] of boxes.entries()) {
      for (const { x, y, width, height } of other === index ? [] : [box.text, box.bubble]) {
        const isApart =
          text.x > x + width || text.x + text.width < x || text.y > y + height || text.y + text.height < y;
        expect(isApart).toBe(true);
      }
    }
  }
  await bubbles.nth(0).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(
    'China: $13,334, 76.9 years, 1376 million people',
  );
}
