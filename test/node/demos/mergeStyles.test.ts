import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mergeStyles } from '../../../src/node/demos/mergeStyles';

/** The rules of a demo whose elements have these classes, in the order in which they were rendered. */
function createStyles(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `.css-${name}{color:red;}`]));
}

function listNames(...demos: Record<string, string>[]): string[] {
  return Object.keys(mergeStyles(demos));
}

describe('mergeStyles', () => {
  it('has each rule once', () => {
    expect(mergeStyles([createStyles('root', 'cell'), createStyles('cell', 'icon')])).toEqual(
      createStyles('root', 'cell', 'icon'),
    );
  });

  it('keeps the order of each demo', () => {
    expect(listNames(createStyles('root', 'cell'), createStyles('dense', 'cell', 'icon'))).toEqual([
      'root',
      'dense',
      'cell',
      'icon',
    ]);
  });

  it('puts the demos behind each other where they share nothing', () => {
    expect(listNames(createStyles('grid', 'cell'), createStyles('tree', 'item'))).toEqual([
      'grid',
      'cell',
      'tree',
      'item',
    ]);
  });

  it('keeps the order of the earlier demo where two demos contradict each other', () => {
    expect(listNames(createStyles('a', 'b'), createStyles('b', 'new', 'a'))).toEqual(['new', 'a', 'b']);
  });

  it('has no rules without demos', () => {
    expect(mergeStyles([])).toEqual({});
  });

  it('lets gzip find the rules of a second grid in those of the first', () => {
    // Words without a pattern, of which a file of any size can be written.
    let seed = 1;
    const createText = (words: number) =>
      Array.from({ length: words }, () => (seed = (seed * 48_271) % 2_147_483_647).toString(36)).join('-');
    const root = createText(3000);
    const first = { root: `.css-root{${root}}`, cells: `.css-cells{${createText(6000)}}` };
    const second = { dense: `.css-dense{${root}}`, cells: first.cells };

    const measure = (styles: Record<string, string>) => gzipSync(Object.values(styles).join('')).length;
    expect(measure(mergeStyles([first, second])) - measure(first)).toBeLessThan(root.length / 50);
  });
});
