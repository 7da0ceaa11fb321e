import { isCovered, matchMessage, reduceText } from './matchMessage';
import type { Row } from './readChunks';

interface Pasted {
  /** The rows whose message the text contains. */
  rows: Set<Row>;
  /** Whether the text is little else than a message: its words need not be looked for. */
  isMessage: boolean;
}

/** Looks for messages in a pasted text; of those in the same place, only what says most about it counts. */
export function findPasted(rows: readonly Row[], text: string): Pasted {
  const pasted = reduceText(text);
  const found = rows.flatMap((row) =>
    row.messages.flatMap((parts) => {
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
