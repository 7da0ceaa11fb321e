import { diffArrays, diffLines } from 'diff';

/** 1-based numbers of lines. */
interface LineChanges {
  /** Lines of the code before that the code after does not have. */
  removed: ReadonlySet<number>;
  /** Lines of the code after that the code before did not have. */
  added: ReadonlySet<number>;
}

/** A piece of code that is not space, and the line that it is in. */
interface Piece {
  text: string;
  line: number;
}

/** Names and numbers, quoted texts as their words, and each sign. */
const PIECES = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu;

/** What a formatter writes at the ends of lines when code does not fit on one: `(`, `)`, `,`. */
const WRAPPING = /^[(),;]$/;

/** Lines of which so many pieces stay are written anew, not replaced. */
const LEAST_SHARE = 0.5;

function readPieces(lines: readonly string[], first: number): Piece[] {
  return lines.flatMap((text, index) =>
    (text.match(PIECES) ?? [])
      .map((piece) => ({ text: piece, line: first + index }))
      // At the ends of lines alone: `f()` and `f` are different code.
      .filter((piece, at, pieces) => !(WRAPPING.test(piece.text) && (at === 0 || at === pieces.length - 1))),
  );
}

/** What differs where lines were changed: where code was only wrapped in another way, less than these lines. */
function compareWrapped(removed: readonly Piece[], added: readonly Piece[]): LineChanges | undefined {
  const changes = diffArrays([...removed], [...added], { comparator: (a, b) => a.text === b.text });
  const own = (kind: 'removed' | 'added') =>
    changes.filter((change) => change[kind]).flatMap(({ value }) => value);
  const gone = own('removed');
  const isAlike = removed.length - gone.length >= LEAST_SHARE * Math.min(removed.length, added.length);
  return isAlike
    ? {
        removed: new Set(gone.map(({ line }) => line)),
        added: new Set(own('added').map(({ line }) => line)),
      }
    : undefined;
}

/**
 * Which lines a change concerns: not those that are only wrapped in another way. Both sets are empty where no line stays:
 * marking all of them says nothing.
 */
export function compareLines(before: string, after: string): LineChanges {
  const removed = new Set<number>();
  const added = new Set<number>();
  const count = { before: 1, after: 1 };
  const addAll = (lines: Set<number>, more: Iterable<number>) => [...more].forEach((line) => lines.add(line));
  const range = (first: number, { length }: readonly string[]) =>
    Array.from({ length }, (_, index) => first + index);
  const changes = diffLines(`${before}\n`, `${after}\n`);
  const toLines = (change: (typeof changes)[number] | undefined) =>
    change?.value.split('\n').slice(0, -1) ?? [];
  for (let at = 0; at < changes.length; at += 1) {
    const change = changes[at]!;
    const next = changes[at + 1];
    const old = change.removed ? toLines(change) : [];
    const isReplaced = change.removed && next?.added;
    const fresh = change.added ? toLines(change) : isReplaced ? toLines(next) : [];
    const wrapped =
      isReplaced && old.length !== fresh.length
        ? compareWrapped(readPieces(old, count.before), readPieces(fresh, count.after))
        : undefined;
    addAll(removed, wrapped?.removed ?? range(count.before, old));
    addAll(added, wrapped?.added ?? range(count.after, fresh));
    const isCommon = !change.removed && !change.added;
    count.before += isCommon ? change.count : old.length;
    count.after += isCommon ? change.count : fresh.length;
    at += isReplaced ? 1 : 0;
  }
  const hasCommon = changes.some((change) => !change.added && !change.removed && change.value.trim() !== '');
  return hasCommon ? { removed, added } : { removed: new Set(), added: new Set() };
}
