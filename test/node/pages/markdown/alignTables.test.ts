import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { alignTables } from '../../../../src/node/pages/markdown/steps/alignTables';

const createTable = (headers: string[], cells: string[]) => {
  const createRow = (tag: string, texts: string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
  return `<table>${createRow('th', headers)}${createRow('td', cells)}</table>`;
};

/** The shares of the columns in percent, of each table. */
function align(...tables: string[]): number[][] {
  const tree = fromHtml(tables.join(''), { fragment: true });
  alignTables(tree);
  return toHtml(tree)
    .split('<table>')
    .slice(1)
    .map((table) => [...table.matchAll(/width:(\d+)%/g)].map(([, share]) => Number(share)));
}

const KEYS = ['Key', 'Result'];

describe('alignTables', () => {
  it('gives tables with the same headers the same columns, as wide as the longest cell', () => {
    const tables = [createTable(KEYS, ['Tab', 'Leaves']), createTable(KEYS, ['Shift+Tab', 'Returns'])];
    expect(align(...tables)).toEqual([[12], [12]]);
  });

  it('leaves a table alone that has no sibling', () => {
    const tables = [createTable(KEYS, ['Tab', 'Leaves']), createTable(['Prop', 'Result'], ['a', 'b'])];
    expect(align(...tables)).toEqual([[], []]);
  });

  it('lets long cells wrap where the columns have no room beside each other', () => {
    const long = createTable(KEYS, ['k'.repeat(18), 'r'.repeat(200)]);
    expect(align(long, long)).toEqual([[20], [20]]);
  });

  it('counts an ideograph as two letters', () => {
    const table = createTable(KEYS, ['快捷键', 'Tab']);
    expect(align(table, table)).toEqual([[9], [9]]);
  });

  it('takes tables without cells and of one column as they are', () => {
    expect(align('<table></table>', '<table></table>')).toEqual([[], []]);
    expect(align(createTable(['Key'], ['Tab']), createTable(['Key'], ['Tab']))).toEqual([[], []]);
  });
});
