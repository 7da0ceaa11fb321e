import type { Rect } from '@codemirror/view';

/** What the text beside a list of suggestions is at most, and at least where it is beside the list, in px. */
const MOST_WIDTH = 400;
const LEAST_WIDTH = 240;

/**
 * Places what is said of the chosen suggestion: at its right where there is room, else below the list or above it, so that the
 * list stays readable on a phone. Code reads from left to right in every language.
 *
 * @param space that both may take
 * @returns its style, relative to the list
 */
export function placeInfo(list: Rect, option: Rect, info: Rect, space: Rect): { style: string } {
  const right = space.right - list.right;
  const height = info.bottom - info.top;
  if (right >= LEAST_WIDTH) {
    const top = Math.max(space.top, Math.min(option.top, space.bottom - height)) - list.top;
    return { style: `top: ${top}px; left: 100%; max-width: ${Math.min(MOST_WIDTH, right)}px` };
  }
  const isBelow = space.bottom - list.bottom >= height || space.bottom - list.bottom >= list.top - space.top;
  const width = Math.min(MOST_WIDTH, space.right - space.left);
  // It begins with the list, unless it were cut off then.
  const left = Math.min(0, space.right - width - list.left);
  return {
    style: `${isBelow ? 'top' : 'bottom'}: 100%; left: ${left}px; width: max-content; max-width: ${width}px`,
  };
}
