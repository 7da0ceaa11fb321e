import { diffLines } from 'diff';

/**
 * Finds marked lines in another variant of the code: those that stayed, and what is in the place of those that changed.
 *
 * @param lines 1-based numbers of lines of the code before
 * @returns those of the code after
 */
export function moveLines(lines: ReadonlySet<number>, before: string, after: string): Set<number> {
  const moved = new Set<number>();
  let from = 0;
  let to = 0;
  let isReplaced = false;
  for (const { added, removed, count } of diffLines(`${before}\n`, `${after}\n`)) {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    if (removed) {
      isReplaced = numbers.some((number) => lines.has(from + number));
      from += count;
    } else {
      for (const number of numbers) {
        if (added ? isReplaced : lines.has(from + number)) {
          moved.add(to + number);
        }
      }
      isReplaced = false;
      from += added ? 0 : count;
      to += count;
    }
  }
  return moved;
}
