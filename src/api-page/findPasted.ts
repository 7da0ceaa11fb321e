import { isCovered, matchMessage, reduceText, splitTemplate } from './matchMessage';
import type { Row } from './readChunks';

/** The parts of each message of a row, split once. */
const partsByRow = new WeakMap<Row, string[][]>();

function getParts(row: Row): string[][] {
  let parts = partsByRow.get(row);
  if (!parts) {
    parts = [...row.element.querySelectorAll('[data-message]')].map((message) =>
      splitTemplate(message.textContent),
    );
    partsByRow.set(row, parts);
  }
  return parts;
}

export interface Pasted {
  /** The rows whose message stands in the text. */
  rows: Set<Row>;
  /** Whether the text is little else than a message: its words need not be looked for. */
  isMessage: boolean;
}

/** Looks for messages in a pasted text; of those in the same place, only what says most about it counts. */
export function findPasted(rows: readonly Row[], text: string): Pasted {
  const pasted = reduceText(text);
  const found = rows.flatMap((row) =>
    getParts(row).flatMap((parts) => {
      const match = pasted ? matchMessage(parts, pasted) : undefined;
      return match ? [{ row, match }] : [];
    }),
  );
  const matches = found.map(({ match }) => match);
  return {
    rows: new Set(found.filter(({ match }) => !isCovered(match, matches)).map(({ row }) => row)),
    isMessage: matches.some(({ letters }) => letters > pasted.length * 0.8),
  };
}
