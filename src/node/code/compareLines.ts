import { diffLines } from 'diff';

/** 1-based numbers of lines. */
interface LineChanges {
  /** Lines of the code before that the code after does not have. */
  removed: ReadonlySet<number>;
  /** Lines of the code after that the code before did not have. */
  added: ReadonlySet<number>;
}

/** Which lines a change concerns. Both sets are empty where no line stays: marking all of them says nothing. */
export function compareLines(before: string, after: string): LineChanges {
  const removed = new Set<number>();
  const added = new Set<number>();
  const count = { before: 0, after: 0 };
  const add = (lines: Set<number>, first: number, length: number) => {
    for (let line = first + 1; line <= first + length; line += 1) {
      lines.add(line);
    }
  };
  const changes = diffLines(`${before}\n`, `${after}\n`);
  for (const change of changes) {
    if (change.removed) {
      add(removed, count.before, change.count);
    }
    if (change.added) {
      add(added, count.after, change.count);
    }
    count.before += change.added ? 0 : change.count;
    count.after += change.removed ? 0 : change.count;
  }
  const hasCommon = changes.some((change) => !change.added && !change.removed && change.value.trim() !== '');
  return hasCommon ? { removed, added } : { removed: new Set(), added: new Set() };
}
