import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readDoc } from '../../../src/node/api/readDoc';

function read(comment: string) {
  const text = `interface Props {\n  /**\n${comment.replace(/^/gm, '   * ')}\n   */\n  value: string;\n}`;
  const file = ts.createSourceFile('props.ts', text, ts.ScriptTarget.Latest, true);
  const [declaration] = file.statements;
  return readDoc(declaration && ts.isInterfaceDeclaration(declaration) ? declaration.members : []);
}

describe('readDoc', () => {
  it.each([
    ['a sentence', 'Shows the grid.', 'Shows the grid.'],
    ['lines and lists', 'One of:\n- a\n- b', 'One of:\n- a\n- b'],
    ['a name in brackets', 'Takes a [[GridRowModel]].', 'Takes a `GridRowModel`.'],
    [
      'a link',
      'See {@link https://mui.com/x/ the docs} for more.',
      'See [the docs](https://mui.com/x/) for more.',
    ],
    ['a link to a symbol', 'Like {@link BarChart}.', 'Like `BarChart`.'],
    [
      'what to see',
      'A series.\n@see See {@link https://mui.com/x/ docs}.',
      'A series.\n\nSee [docs](https://mui.com/x/).',
    ],
    [
      'an example',
      'An axis.\n@example\n// By its id.\nuseXAxis("a");\n@see `useXAxes`',
      'An axis.\n\n```tsx\n// By its id.\nuseXAxis("a");\n```\n\nSee `useXAxes`',
    ],
    [
      'an example in markdown',
      'Groups.\n@example By day.\n```tsx\n[{ getValue: getDate }]\n```',
      'Groups.\n\nBy day.\n```tsx\n[{ getValue: getDate }]\n```',
    ],
    [
      'an example with a sentence after it',
      "The API.\n@example ChartApi<'bar'>\nIn a composition, give `composition`.",
      "The API.\n\n```tsx\nChartApi<'bar'>\n```\n\nIn a composition, give `composition`.",
    ],
  ])('reads %s as markdown', (_, comment, description) => {
    expect(read(comment).description).toBe(description);
  });

  it.each([
    ['@default false', 'false'],
    ["@default 'vertical'", "'vertical'"],
    ['@default {}', '{}'],
    ["@default '@media (pointer: fine)'", "'@media (pointer: fine)'"],
    ['@default 4 on desktop, 3 on mobile', '4 on desktop, 3 on mobile'],
  ])('reads %s', (comment, value) => {
    expect(read(comment).default).toBe(value);
  });

  it('reads what to use instead of something deprecated', () => {
    expect(read('@deprecated Use `slots` instead.').deprecation).toBe('Use `slots` instead.');
    expect(read('@deprecated').deprecation).toBe('');
    expect(read('Current.').deprecation).toBeUndefined();
  });

  it('reads parameters and what a function returns', () => {
    const doc = read(
      '@param {GridRowParams} params With all properties.\n@param {string} params.id The id.\n@returns {boolean} True if so.',
    );
    expect([...doc.params]).toEqual([
      ['params', 'With all properties.'],
      ['params.id', 'The id.'],
    ]);
    expect(doc.returns).toBe('True if so.');
  });

  it.each(['@ignore - do not document.', '@internal'])('hides what is marked with %s', (comment) => {
    expect(read(comment).isHidden).toBe(true);
  });

  it('names a tag that lost its meaning to a mistake', () => {
    expect(read('@param {GridControlStateItem>} item The item.').unparsable).toContain('@param {GridControl');
    expect(read('@param {GridControlStateItem} item The item.').unparsable).toBeUndefined();
  });
});
