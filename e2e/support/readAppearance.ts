import type { Locator } from '@playwright/test';
import { waitForStillness } from './waitForStillness';

/**
 * What the elements of a live demo look like once nothing moves, in order: places, sizes, colors, type. Two
 * demos with equal lists are the same picture.
 */
export async function readAppearance(stage: Locator): Promise<string[]> {
  await waitForStillness(stage);
  return stage.evaluate((element) => {
    const properties = [
      'color',
      'background-color',
      'font-family',
      'font-size',
      'font-weight',
      'letter-spacing',
      'line-height',
      'text-transform',
      'border-radius',
      'opacity',
      'fill',
      'fill-opacity',
      'stroke',
      'stroke-width',
      'stroke-dasharray',
    ];
    const sides = ['top', 'right', 'bottom', 'left'];
    const origin = element.getBoundingClientRect();
    const round = (length: number) => Math.round(length * 10) / 10;
    return [...element.querySelectorAll('.demo-snapshot *, .demo-live *')]
      .filter((node) => node.getClientRects().length > 0)
      .map((node) => {
        const style = getComputedStyle(node);
        const box = node.getBoundingClientRect();
        const borders = sides.map((side) =>
          style.getPropertyValue(`border-${side}-width`) === '0px'
            ? 'none'
            : ['width', 'style', 'color'].map((part) => style.getPropertyValue(`border-${side}-${part}`)),
        );
        return JSON.stringify([
          node.tagName,
          [box.x - origin.x, box.y - origin.y, box.width, box.height].map(round),
          borders,
          properties.map((property) => style.getPropertyValue(property)),
        ]);
      });
  });
}
