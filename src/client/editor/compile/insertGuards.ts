import type { Tree } from '@lezer/common';

/** What the code calls at the begin of each turn of a loop. */
export const GUARD_NAME = '__guard';

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

interface Insertion {
  position: number;
  text: string;
}

/**
 * Lets every loop call the guard, which throws when the loop runs too long. No line is added or removed.
 *
 * @param code JavaScript without JSX, and its tree
 */
export function insertGuards(code: string, tree: Tree): string {
  const insertions: Insertion[] = [];
  tree.iterate({
    enter: ({ type, node }) => {
      if (!LOOPS.has(type.name)) {
        return;
      }
      // Of `do` it is behind the word, of other loops the last part.
      const body = type.name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
      if (body?.name === 'Block') {
        insertions.push({ position: body.from + 1, text: `${GUARD_NAME}();` });
      } else if (body && !body.type.isError) {
        insertions.push({ position: body.from, text: `{${GUARD_NAME}();` }, { position: body.to, text: '}' });
      }
    },
  });
  const sorted = insertions
    .map((insertion, index) => ({ ...insertion, index }))
    .toSorted((a, b) => a.position - b.position || a.index - b.index);
  let guarded = '';
  let end = 0;
  for (const { position, text } of sorted) {
    guarded += code.slice(end, position) + text;
    end = position;
  }
  return guarded + code.slice(end);
}
