import { findPasted } from './findPasted';
import type { Chunk, Row } from './readChunks';

/** What a reader asks of the lists of an API page. */
export interface RowFilter {
  /** Words that all must stand in the name or the text of a row, or what the console printed. */
  text: string;
  requiredOnly: boolean;
  hideDeprecated: boolean;
}

/** Finds the rows that a reader asks for; touches nothing on the page. */
export function filterRows(
  chunks: readonly Chunk[],
  { text, requiredOnly, hideDeprecated }: RowFilter,
): Set<Row> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
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
