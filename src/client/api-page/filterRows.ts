import type { Chunk, Row } from './readChunks';
import { isCovered, matchMessage, reduceText } from './matchMessage';

interface Pasted {
  /** The rows whose message the text contains. */
  rows: Set<Row>;
  /** Whether the text is little else than a message: its words need not be looked for. */
  isMessage: boolean;
}

/** Looks for messages in a pasted text; of those in the same place, only what says most about it counts. */
function findPasted(rows: readonly Row[], text: string): Pasted {
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

/** A query to the lists of an API page. */
export interface RowFilter {
  /** Words that the name or the text of a row must all contain, or text that the console printed. */
  text: string;
  requiredOnly: boolean;
  hideDeprecated: boolean;
}

const readWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Finds the rows whose names have all words of a text. */
export function findNamed(rows: ReadonlySet<Row>, text: string): Set<Row> {
  const words = readWords(text);
  return new Set([...rows].filter(({ name }) => words.every((word) => name.includes(word))));
}

/** Finds the rows that match a query; changes nothing on the page. */
export function filterRows(
  chunks: readonly Chunk[],
  { text, requiredOnly, hideDeprecated }: RowFilter,
): Set<Row> {
  const words = readWords(text);
  const rows = chunks.flatMap((chunk) => chunk.rows);
  const pasted = findPasted(rows, text);
  return new Set(
    rows.filter(
      (row) =>
        (!requiredOnly || row.isRequired) &&
        (!hideDeprecated || !row.isDeprecated) &&
        (pasted.rows.has(row) || (!pasted.isMessage && words.every((word) => row.text.includes(word)))),
    ),
  );
}
