import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePathPattern, findPatternFault } from '../../../../src/node/export/server/pathPattern';

describe('compilePathPattern', () => {
  it.each([
    ['/a/', '/a/', {}],
    ['/a/', '/a', undefined],
    ['/a/', '/a/b/', undefined],
    ['/a.b', '/aXb', undefined],
    ['/*', '/', { splat: '' }],
    ['/*', '/a/b', { splat: 'a/b' }],
    ['/a/*', '/a/', { splat: '' }],
    ['/a/*', '/b/a/c', undefined],
    ['/a/*.js', '/a/b/c.js', { splat: 'b/c' }],
    ['/a/*.js', '/a/b/c.css', undefined],
    ['/:id/', '/a/', { id: 'a' }],
    ['/:id/', '/a/b/', undefined],
    ['/:id/', '//', undefined],
    ['/:a/x/:b', '/1/x/2', { a: '1', b: '2' }],
    ['/:constructor/*', '/a/b', { constructor: 'a', splat: 'b' }],
    // Both sides mean the same character.
    ['/%C3%A9/', '/é/', {}],
    ['/a%20b/', '/a b/', {}],
  ])('%s on %s', (pattern, pathname, values) => {
    expect(findPatternFault(pattern)).toBeUndefined();
    expect(compilePathPattern(pattern)(pathname)).toEqual(values);
  });

  it('compiles every pattern that has no fault, and that pattern is all it takes literally', () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => `/${text}`),
        (pattern) => {
          fc.pre(findPatternFault(pattern) === undefined);
          const match = compilePathPattern(pattern);
          if (!/[*:]/.test(pattern)) {
            expect(match(decodeURIComponent(pattern))).toEqual({});
            expect(match(`${decodeURIComponent(pattern)}!`)).toBeUndefined();
          }
        },
      ),
    );
  });
});
