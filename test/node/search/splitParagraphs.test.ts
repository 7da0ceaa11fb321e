import { describe, expect, it } from 'vitest';
import { splitParagraphs } from '../../../src/node/search/splitParagraphs';

describe('splitParagraphs', () => {
  it.each([
    ['<p>How tall a\n <code>row</code> is.</p>', ['How tall a row is.']],
    ['<ul><li>One <b>row</b></li><li>Two<ul><li>Below</li></ul></li></ul>', ['One row', 'Two', 'Below']],
    ['<ul><li><p>First.</p><p>Second.</p></li></ul>', ['First.', 'Second.']],
    [
      '<div><table><thead><tr><th>Name</th></tr></thead><tbody><tr><td><p>a</p></td><td>1</td><td></td></tr></tbody></table></div>',
      ['a · 1'],
    ],
    ['<blockquote><p>A note.</p></blockquote>', ['A note.']],
    ['<div>No  piece</div>', ['No piece']],
    ['<p> </p>', []],
  ])('%s', (html, pieces) => {
    expect(splitParagraphs(html)).toEqual(pieces);
  });
});
