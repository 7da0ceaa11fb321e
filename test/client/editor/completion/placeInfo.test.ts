import { expect, it } from 'vitest';
import { placeInfo } from '../../../../src/client/editor/completion/placeInfo';

const rect = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

const INFO = rect(0, 0, 200, 100);

it.each([
  [
    'at the right of its suggestion',
    1000,
    800,
    rect(100, 200, 300, 300),
    'top: 20px; left: 100%; max-width: 400px',
  ],
  [
    'at the right, as wide as there is room',
    600,
    800,
    rect(100, 200, 300, 300),
    'top: 20px; left: 100%; max-width: 300px',
  ],
  [
    'at the right, not below the window',
    1000,
    300,
    rect(100, 190, 300, 290),
    'top: 10px; left: 100%; max-width: 400px',
  ],
  [
    'below the list',
    360,
    800,
    rect(20, 200, 240, 300),
    'top: 100%; left: -20px; width: max-content; max-width: 360px',
  ],
  [
    'above it',
    360,
    330,
    rect(0, 200, 240, 300),
    'bottom: 100%; left: 0px; width: max-content; max-width: 360px',
  ],
])('places the text %s', (_, width, height, list, style) => {
  const option = rect(list.left, list.top + 20, list.right, list.top + 40);
  expect(placeInfo(list, option, INFO, rect(0, 0, width, height)).style).toBe(style);
});
