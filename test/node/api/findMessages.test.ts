import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findMessages } from '../../../src/node/api/findMessages';

function find(text: string) {
  return findMessages(ts.createSourceFile('script.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
}

describe('findMessages', () => {
  it.each([
    ["throw new Error('MUI X: Missing context.');", 'error', 'MUI X: Missing context.'],
    ["throw new TypeError('MUI X: ' + 'Wrong type.');", 'error', 'MUI X: Wrong type.'],
    ["console.warn('MUI X: Be careful.');", 'warning', 'MUI X: Be careful.'],
    ["console.error(['MUI X: One.', '', 'Two.'].join('\\n'));", 'error', 'MUI X: One.\n\nTwo.'],
    ["warnOnce(['MUI X: One.', 'Two.']);", 'warning', 'MUI X: One.\nTwo.'],
    ["warnOnce('MUI X: Wrong.', 'error');", 'error', 'MUI X: Wrong.'],
    ["apiRef.current.logger; logger.warn('Not supported');", 'warning', 'Not supported'],
    // What is filled in at run time is named, or left open.
    ['throw new Error(`No row with id #${id} found`);', 'error', 'No row with id #{id} found'],
    ['throw new Error(`Field ${colDef.field} is ${find(a, b)}.`);', 'error', 'Field {field} is {…}.'],
    // A text may be in a constant.
    [
      "function f() { const text = ['MUI X: One.', 'Two.'].join('\\n'); console.warn(text); }",
      'warning',
      'MUI X: One.\nTwo.',
    ],
    // Functions that pass their parameter on say what their callers say.
    [
      "function show(text) { console.error(['*', ...text].join()); }\nshow(['MUI X: No licence.', 'Buy one.']);",
      'error',
      'MUI X: No licence.\nBuy one.',
    ],
    // Validators and constants are printed elsewhere.
    ["const checks = [(props) => props.a && 'MUI X: `a` is wrong.'];", 'error', 'MUI X: `a` is wrong.'],
    [
      "const rowHeightWarning = ['MUI X: Too low.', 'Use 1.'].join('\\n');",
      'warning',
      'MUI X: Too low.\nUse 1.',
    ],
  ])('finds what %s says', (script, kind, text) => {
    expect(find(script)).toEqual([{ kind, text }]);
  });

  it('finds both texts of a choice', () => {
    expect(find("throw new Error(isPro ? 'MUI X: One.' : 'MUI X: Two.');").map(({ text }) => text)).toEqual([
      'MUI X: One.',
      'MUI X: Two.',
    ]);
  });

  it.each(["console.log('MUI X');", 'throw new Error(message);', "const label = 'MUI X Charts';"])(
    'finds nothing in %s',
    (script) => {
      expect(find(script)).toEqual([]);
    },
  );
});
