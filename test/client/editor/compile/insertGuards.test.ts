import { parser } from '@lezer/javascript';
import { describe, expect, it } from 'vitest';
import { GUARD_NAME, insertGuards } from '../../../../src/client/editor/compile/insertGuards';

const guardCode = (code: string) => insertGuards(code, parser.parse(code));

/** Runs code with guards. @returns what it returns, and how often the guard was called */
function run(code: string, most = 100): { result: unknown; calls: number } {
  let calls = 0;
  const guard = () => {
    calls += 1;
    if (calls > most) {
      throw new Error('endless');
    }
  };
  // oxlint-disable-next-line no-new-func, no-implied-eval -- code is what is tested
  const result = new Function(GUARD_NAME, guardCode(code))(guard) as unknown;
  return { result, calls };
}

describe('insertGuards', () => {
  it.each([
    ['let n = 0; for (let i = 0; i < 3; i++) { n += i; } return n;', 3, 3],
    ['let n = 0; for (let i = 0; i < 3; i++) n += i; return n;', 3, 3],
    ['let n = 0; for (const i of [1, 2]) for (const k in [1, 2]) n += i; return n;', 6, 6],
    ['let n = 0; while (n < 4) n++; return n;', 4, 4],
    ['let n = 0; while (n < 4) { n++ } return n;', 4, 4],
    ['let n = 0; do n++; while (n < 3); return n;', 3, 3],
    ['let n = 0; do { n++ } while (n < 3); return n;', 3, 3],
    ['let n = 0; a: for (;;) { for (;;) { n++; if (n > 2) break a; continue a; } } return n;', 3, 6],
    ['let n = 0; for (const i of [1, 2, 3]) if (i > 1) n += i; else n -= i; return n;', 4, 3],
    ['let n = 0; for (const i of [1, 2]) try { n += i } finally { n++ } return n;', 5, 2],
    ['let n = 0; for (const i of [1, 2])\n  n += i\nreturn n;', 3, 2],
  ])('leaves the result of %s', (code, result, calls) => {
    expect(run(code)).toEqual({ result, calls });
  });

  it.each(['while (true);', 'for (;;) {}', 'do {} while (true)', 'for (;;) for (;;);'])('ends %s', (code) => {
    expect(() => run(code)).toThrow('endless');
  });

  it('ends a loop that catches everything', () => {
    expect(() => run('while (true) { try { throw 1 } catch {} }')).toThrow('endless');
  });

  it('leaves code without loops, and all lines where they are', () => {
    const code = "const text = 'while (true) {}';\n// for (;;) {}\nconst a = /do {}/;\n";
    expect(guardCode(code)).toBe(code);
    expect(guardCode('for (;;)\n\n a();\n').split('\n')).toHaveLength(4);
  });
});
