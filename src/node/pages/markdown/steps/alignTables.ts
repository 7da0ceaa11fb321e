import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

/** How many characters a table has room for in the column of the text. */
const ROOM = 90;
/** Where the columns have no room beside each other, what is beyond these characters counts a third: cells may wrap. */
const SHORT = 20;

/** Ideographs are twice as wide as letters. */
function measureText(text: string): number {
  return [...text].reduce((sum, character) => sum + (character > '⺀' ? 2 : 1), 0);
}

function listRows(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') {
      rows.push(node.children.filter((child): child is Element => child.type === 'element'));
    }
  });
  return rows;
}

/** The share of each column in percent; the last one takes the rest. */
function measureColumns(rows: readonly Element[][]): number[] {
  const longest: number[] = [];
  for (const [index, cell] of rows.flatMap((row) => [...row.entries()])) {
    longest[index] = Math.max(longest[index] ?? 0, measureText(toText(cell)) + 2);
  }
  const add = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);
  const lengths =
    add(longest) <= ROOM
      ? longest
      : longest.map((length) => (length <= SHORT ? length : SHORT + (length - SHORT) / 3));
  const room = Math.max(ROOM, add(lengths));
  return lengths.slice(0, -1).map((length) => Math.round((length / room) * 100));
}

function createColumns(shares: readonly number[]): Element {
  return {
    type: 'element',
    tagName: 'colgroup',
    properties: {},
    children: shares.map((share) => ({
      type: 'element',
      tagName: 'col',
      properties: { style: `width:${share}%` },
      children: [],
    })),
  };
}

/** Tables of a page with the same headers get columns of the same width: eyes compare them. */
export function alignTables(tree: Root): void {
  const siblings = new Map<string, { table: Element; rows: Element[][] }[]>();
  visit(tree, 'element', (table) => {
    if (table.tagName === 'table') {
      const rows = listRows(table);
      const headers = JSON.stringify(rows[0]?.map((cell) => toText(cell)));
      siblings.set(headers, [...(siblings.get(headers) ?? []), { table, rows }]);
    }
  });
  for (const tables of siblings.values()) {
    const shares = measureColumns(tables.flatMap(({ rows }) => rows));
    if (tables.length > 1 && shares.length > 0) {
      tables.forEach(({ table }) => table.children.unshift(createColumns(shares)));
    }
  }
}
