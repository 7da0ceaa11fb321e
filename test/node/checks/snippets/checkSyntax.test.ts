import { describe, expect, it } from 'vitest';
import { checkSyntax } from '../../../../src/node/checks/snippets/checkSyntax';

describe('checkSyntax', () => {
  it('has nothing against JSON and CSS', async () => {
    expect(await checkSyntax('{ "strict": true }', 'json')).toEqual([]);
    expect(await checkSyntax('.row { color: var(--ink); &:hover { color: red } }', 'css')).toEqual([]);
  });

  it.each([
    ['json', '{\n  "a": 1,\n}', 1],
    ['json', '// strict\n{}', 0],
    ['json', '{\n  "a": b\n}', 1],
    ['json', '{', 0],
    ['css', '.row {\n  color: red;\n', 2],
    ['css', '.row {\n  color red;\n}', 1],
    ['css', '.row\n', 1],
  ] as const)('names the line where %s cannot be read: %j', async (language, code, line) => {
    expect(await checkSyntax(code, language)).toMatchObject([{ line }]);
  });
});
