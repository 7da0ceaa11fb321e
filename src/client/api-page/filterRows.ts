import { findPasted } from './findPasted';
import type { Chunk, Row } from './readChunks';

/** A query to the lists of an API page. */
export interface RowFilter {
  /** Words that the name or the text of a row must all contain, or text that the console printed. */
  text: string;
  requiredOnly: boolean;
  hideDeprecated: boolean;
}

const readWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Those of rows whose names have all words. */
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
