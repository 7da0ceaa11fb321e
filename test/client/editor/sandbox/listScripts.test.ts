import { describe, expect, it } from 'vitest';
import { listScripts } from '../../../../src/client/editor/sandbox/listScripts';

const FILES = { a: ['b', 'c'], b: ['c'], c: [], d: ['a', 'd'] };

describe('listScripts', () => {
  it('lists each script once, after those that it requires', () => {
    expect(listScripts(FILES, ['a'])).toEqual(['c', 'b', 'a']);
    expect(listScripts(FILES, ['b', 'd'])).toEqual(['c', 'b', 'a', 'd']);
  });

  it('leaves out what is there already', () => {
    expect(listScripts(FILES, ['a'], new Set(['c', 'b']))).toEqual(['a']);
  });
});
